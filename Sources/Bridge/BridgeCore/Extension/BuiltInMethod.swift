/// A method of an extension, for the extension's own page script. Its name begins with
/// ``Name/reservedPrefix``, and the app does not authorize its calls.
package struct BuiltInMethod {
  let handler: Handler
  /// Whether the method runs on when the document that called it has ended.
  var outlivesDocuments = false

  /// A method that answers immediately; ``BridgeCaller/current`` is the caller.
  package static func synchronous(
    _ body: @escaping @MainActor (Payload) throws -> BridgeValue
  ) -> BuiltInMethod {
    BuiltInMethod(handler: .synchronous(body))
  }

  /// A method that answers a synchronous call later. The page is blocked until then, so the method must not wait for
  /// the page. The task of the method is cancelled when the document ends.
  package static func blocking(
    _ body: @escaping @MainActor (Payload) async throws -> BridgeValue
  ) -> BuiltInMethod {
    BuiltInMethod(handler: .blocking(body))
  }

  /// A method that answers later.
  package static func asynchronous(
    _ body: @escaping @MainActor (Payload) async throws -> BridgeValue
  ) -> BuiltInMethod {
    BuiltInMethod(
      handler: .asynchronous { payload in
        let payload = payload.kept()
        return { try await body(payload.readingAhead(as: nil)) }
      })
  }

  /// A method that page scripts call by `postBeacon`. It runs on when the document has ended, and a document may also
  /// call it after its goodbye. The page hears when it has ended, and neither its result nor its error.
  package static func outliving(
    _ body: @escaping @MainActor (Payload) async throws -> Void
  ) -> BuiltInMethod {
    var method = asynchronous { payload in
      try await body(payload)
      return .undefined
    }
    method.outlivesDocuments = true
    return method
  }

  /// A method of the same kind that begins its work before the page's next message is received, and returns the rest of
  /// the work.
  package static func outliving(
    beginning body: @escaping @MainActor (Payload) throws -> @MainActor () async -> Void
  ) -> BuiltInMethod {
    var method = BuiltInMethod(
      handler: .asynchronous { payload in
        let rest = try body(payload)
        return {
          await rest()
          return .undefined
        }
      })
    method.outlivesDocuments = true
    return method
  }

  /// A method that answers with a stream, or with one result in its place.
  package static func stream(
    _ body: @escaping @MainActor (Payload) async throws -> StreamAnswer
  ) -> BuiltInMethod {
    BuiltInMethod(
      handler: .stream { payload in
        let payload = payload.kept()
        return { try await body(payload.readingAhead(as: nil)) }
      })
  }
}
