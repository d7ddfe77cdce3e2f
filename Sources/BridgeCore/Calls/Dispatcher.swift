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
    let errors = errors
    switch registry[caller.name] {
    case nil:
      answer(
        .failure(
          BridgeError(
            .unknownMethod,
            "No handler is registered for \"\(caller.name)\". "
              + "Register one with bridge.handle(\"\(caller.name)\") { … } in Swift.")))
      return nil
    case .stream(let body):
      guard let stream else {
        answer(
          .failure(
            BridgeError(
              .isStream,
              "\"\(caller.name)\" is a stream. Read it with bridge.stream(\"\(caller.name)\").")))
        return nil
      }
      return task(caller, answer) {
        try await stream(body(arguments))
        return .undefined
      }
    case .synchronous(let body):
      let result = Caller.$current.withValue(caller) { Result { try body(arguments) } }
      answer(
        result.mapError { BridgeError(thrown: $0, by: caller.name, detail: errors) })
      return nil
    case .asynchronous(let body):
      return task(caller, answer) { try await body(arguments) }
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
}
