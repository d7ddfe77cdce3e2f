extension Bridge {
  /// Calls a function of the page, in the order of the calls, for the older bridges' APIs.
  ///
  /// - Parameter completion: Called once, with the page's result or with the error.
  package func call(
    _ name: String, arguments: [BridgeValue], timeout: Duration? = nil,
    completion: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void
  ) {
    do throws(BridgeError) {
      try Name.check(name)
    } catch {
      return completion(.failure(error))
    }
    session.call(
      OutboundRequest(kind: .call, name: name, arguments: .array(arguments), timeout: timeout)
    ) { result in
      completion(result.flatMap { Self.value(of: $0, from: name) })
    }
  }

  /// Calls a function of the page that may answer any number of times, in the order of the calls, for the
  /// older bridges' APIs.
  ///
  /// - Parameter answer: Called with each answer as it arrives, or with the error. An error after the first
  ///   answer is not reported, because the end of a page that has answered is not a failure.
  package func call(
    _ name: String, arguments: [BridgeValue],
    answer: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void
  ) {
    var hasAnswered = false
    do throws(BridgeError) {
      try Name.check(name)
      let request = OutboundRequest(kind: .stream, name: name, arguments: .array(arguments))
      try session.read(request, of: nil) { result in
        if case .failure = result, hasAnswered { return }
        hasAnswered = true
        answer(result.flatMap { Self.value(of: $0, from: name) })
      }
    } catch {
      answer(.failure(error))
    }
  }

  /// Answers calls of pages to `name` through a closure, for the older bridges' APIs. Replaces an earlier
  /// handler of the name.
  ///
  /// - Parameter body: Runs when the call arrives. It gets the page's argument and a closure that takes the
  ///   answer. The answer keeps its place among the calls to the page that the body makes. The body has to call
  ///   the closure eventually, because an unanswered call counts in the limits of its page.
  /// - Throws: ``BridgeError`` with code `invalidName`.
  package func handle<Parameter: Decodable>(
    answering name: String,
    _ body:
      @escaping @MainActor (
        Parameter, @escaping @MainActor (Result<BridgeValue, any Error>) -> Void
      ) -> Void
  ) throws {
    try register(
      name,
      .answering { payload, answer in
        let argument: Parameter = try payload.arguments(of: name)
        body(argument, answer)
      }, types: .arguments(Parameter.self), replacing: true)
  }

  /// Drops the calls that still wait for a page. They fail with code `cancelled`.
  package func dropWaitingCalls() {
    session.outbound.failAll(of: nil) {
      BridgeError(.cancelled, "\"\($0)\" was dropped before a page came for it.")
    }
  }

  private static func value(
    of payload: Payload, from name: String
  ) -> Result<BridgeValue, BridgeError> {
    Result { try payload.value() }.mapError {
      BridgeError(.badResult, "\"\(name)\" returned a value that cannot be read.", underlying: $0)
    }
  }

  /// The token of the document in the main frame, for answers that must reach only that document.
  package var documentToken: String? { session.mainDocument?.token }
}
