/// Finds who answers to a name, calls, and hands the answer on.
@MainActor final class Dispatcher {
  /// Gives a stream's elements to whoever asked for it.
  typealias StreamBody = @MainActor (BridgeStream<BridgeValue>) async throws -> Void

  var registry = Registry()
  private let errors: ErrorDetail

  init(errors: ErrorDetail) { self.errors = errors }

  func register(_ name: String, _ handler: Handler, replacing: Bool) throws(BridgeError) {
    try registry.add(name, handler, replacing: replacing)
  }

  func remove(_ name: String) -> Bool { registry.remove(name) }
  func removeAll() { registry.removeAll() }
  func has(_ name: String) -> Bool { registry[name] != nil }

  /// Whether who answers to a name does so at once.
  func isSynchronous(_ name: String) -> Bool {
    if case .synchronous = registry[name] { true } else { false }
  }

  /// Calls the handler of `caller.name`.
  ///
  /// - Parameters:
  ///   - stream: Gets the stream, where one may be the answer; then `answer` gets its end.
  ///   - answer: Gets the answer, just once: before this returns where the handler is synchronous
  ///     or there is none.
  /// - Returns: The task that answers later.
  func call(
    _ caller: Caller, _ arguments: Payload, stream: StreamBody? = nil,
    answer: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void
  ) -> Task<Void, Never>? {
    switch registry[caller.name] {
    case nil:
      answer(.failure(Self.unknown(caller.name)))
      return nil
    case .stream(let body):
      guard let stream else {
        answer(.failure(Self.isStream(caller.name)))
        return nil
      }
      return task(caller, answer) {
        try await stream(arguments.reading(body))
        return .undefined
      }
    case .synchronous(let body):
      let result = Caller.$current.withValue(caller) { Result { try body(arguments) } }
      if case .failure(let unread as UnreadBlob) = result {
        return task(caller, answer) { try await arguments.reading(unread.blob).reading(body) }
      }
      answer(result.mapError { BridgeError(thrown: $0, by: caller.name, detail: errors) })
      return nil
    case .asynchronous(let body):
      return task(caller, answer) { try await arguments.reading(body) }
    }
  }

  /// The task of a handler that answers later.
  func task(
    _ caller: Caller, _ answer: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void,
    _ body: @escaping @MainActor () async throws -> BridgeValue
  ) -> Task<Void, Never> {
    let errors = errors
    return Task {
      let result: Result<BridgeValue, BridgeError>
      do {
        result = .success(try await Caller.$current.withValue(caller) { try await body() })
      } catch {
        result = .failure(BridgeError(thrown: error, by: caller.name, detail: errors))
      }
      answer(result)
    }
  }

  /// Calls the handler of `caller.name` and answers before it returns.
  func callSynchronously(_ caller: Caller, _ arguments: Payload) -> Result<BridgeValue, BridgeError>
  {
    switch registry[caller.name] {
    case nil: .failure(Self.unknown(caller.name))
    case .synchronous(let body):
      Caller.$current.withValue(caller) { Result { try body(arguments) } }
        .mapError { error in
          if error is UnreadBlob {
            return BridgeError(
              .badArguments,
              "\"\(caller.name)\" takes bytes, and a Blob's cannot be read in a synchronous call: "
                + "pass new Uint8Array(await blob.arrayBuffer()).")
          }
          return BridgeError(thrown: error, by: caller.name, detail: errors)
        }
    case .stream: .failure(Self.isStream(caller.name))
    case .asynchronous:
      .failure(
        BridgeError(
          .notSynchronous,
          "\"\(caller.name)\" answers later: use await bridge.call(\"\(caller.name)\", …)."))
    }
  }

  private static func isStream(_ name: String) -> BridgeError {
    BridgeError(.isStream, "\"\(name)\" is a stream. Read it with bridge.stream(\"\(name)\").")
  }

  private static func unknown(_ name: String) -> BridgeError {
    BridgeError(
      .unknownMethod,
      "No handler is registered for \"\(name)\". "
        + "Register one with bridge.handle(\"\(name)\") { … } in Swift.")
  }
}
