extension Bridge {
  /// Calls a function of the page, in the order of the calls, for the older bridges' APIs.
  ///
  /// - Parameter completion: Gets what the page returns or why it did not, once.
  package func call(
    _ name: String, arguments: [BridgeValue], timeout: Duration? = nil,
    completion: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void
  ) {
    do throws(BridgeError) {
      try Name.check(length: name)
    } catch {
      return completion(.failure(error))
    }
    session.call(
      OutboundRequest(kind: .call, name: name, arguments: .array(arguments), timeout: timeout)
    ) { result in
      completion(result.flatMap { Self.value(of: $0, from: name) })
    }
  }

  /// Calls a function of the page that may answer again and again, in the order of the calls, for the
  /// older bridges' APIs.
  ///
  /// - Parameter answer: Gets each answer as it comes, or why there is none. That the page ends once it
  ///   has answered is no failure.
  package func call(
    _ name: String, arguments: [BridgeValue],
    answer: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void
  ) {
    var hasAnswered = false
    do throws(BridgeError) {
      try Name.check(length: name)
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

  /// Answers calls of pages to `name` by a closure, in the place of whoever did before, for the older
  /// bridges' APIs.
  ///
  /// - Parameter body: Runs when the call arrives. It gets what the page gave, and a closure that takes the
  ///   answer. The answer keeps its place among the calls of the page that the body makes. The body has to call
  ///   the closure in the end: a call that is never answered counts in the limits of its page.
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
      }, replacing: true)
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
      BridgeError(.badResult, "\"\(name)\" gave what cannot be read.", underlying: $0)
    }
  }

  /// Which document is in the main frame, for answers that are to reach that one alone.
  package var documentToken: String? { session.mainDocument?.token }
}
