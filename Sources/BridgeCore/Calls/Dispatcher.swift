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
  ///   - answer: Gets the answer, just once: before this returns where the handler is synchronous,
  ///     there is none, or it cannot take the arguments.
  /// - Returns: The task that answers later.
  func call(
    _ caller: Caller, _ arguments: Payload, stream: StreamBody? = nil,
    answer: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void
  ) -> Task<Void, Never>? {
    switch registry[caller.name] {
    case nil:
      answer(.failure(Self.unknown(caller.name)))
      return nil
    case .stream(let begin):
      guard let stream else {
        answer(.failure(Self.isStream(caller.name)))
        return nil
      }
      return start(caller, arguments, answer) { arguments in
        let open = try begin(arguments)
        return {
          try await stream(open())
          return .undefined
        }
      }
    case .synchronous(let body):
      let result = Caller.$current.withValue(caller) { Result { try body(arguments) } }
      if case .failure(let unread as UnreadBlob) = result {
        return task(caller, answer) { try await arguments.reading(unread.blob).reading(body) }
      }
      answer(result.mapError { BridgeError(thrown: $0, by: caller.name, detail: errors) })
      return nil
    case .asynchronous(let begin): return start(caller, arguments, answer, begin)
    }
  }

  /// Begins a handler that answers later.
  ///
  /// - Returns: The task that answers; `nil` where the handler cannot take the arguments.
  private func start(
    _ caller: Caller, _ arguments: Payload,
    _ answer: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void,
    _ begin: @escaping @MainActor (Payload) throws -> Handler.Answer
  ) -> Task<Void, Never>? {
    switch Caller.$current.withValue(caller, operation: { Result { try begin(arguments) } }) {
    case .success(let body) where arguments.isKept:
      // Blobs may be in the arguments, and the handler may ask for their bytes later.
      return task(caller, answer) {
        do {
          return try await body()
        } catch let unread as UnreadBlob {
          return try await arguments.reading(unread.blob).reading { try await begin($0)() }
        }
      }
    case .success(let body): return task(caller, answer, body)
    case .failure(let unread as UnreadBlob):
      return task(caller, answer) {
        try await arguments.reading(unread.blob).reading { try await begin($0)() }
      }
    case .failure(let error):
      answer(.failure(BridgeError(thrown: error, by: caller.name, detail: errors)))
      return nil
    }
  }

  /// The task of a handler that answers later.
  func task(
    _ caller: Caller, _ answer: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void,
    _ body: @escaping Handler.Answer
  ) -> Task<Void, Never> {
    let (name, errors) = (caller.name, errors)
    // A task takes over what is bound where it is made: bound inside of it, it would wait in a frame
    // more, and what waits by the thousand should fit into the first memory that a task has.
    return Caller.$current.withValue(caller) {
      Task {
        do {
          Self.give(try await body(), to: answer)
        } catch {
          Self.give(error, of: name, errors, to: answer)
        }
      }
    }
  }

  // Handing an answer on is no handler's work any more. These are never inlined, for what they need
  // would be held by the task while it waits.

  @inline(never) private static func give(
    _ value: BridgeValue, to answer: @MainActor (Result<BridgeValue, BridgeError>) -> Void
  ) {
    Caller.$current.withValue(nil) { answer(.success(value)) }
  }

  @inline(never) private static func give(
    _ error: any Error, of name: String, _ errors: ErrorDetail,
    to answer: @MainActor (Result<BridgeValue, BridgeError>) -> Void
  ) {
    Caller.$current.withValue(nil) {
      answer(.failure(BridgeError(thrown: error, by: name, detail: errors)))
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
