/// The answer to one call, for a method that gives it to a closure.
///
/// Only the first answer counts. If the closure is released without an answer, the call fails.
public struct CallAnswer<Value>: Sendable {
  private let answers: AnswerChannel

  init(_ answers: AnswerChannel) { self.answers = answers }

  /// Answers with a result or an error.
  @Sendable public func complete<Failure: Error>(_ result: Result<Value, Failure>)
  where Value: Encodable {
    switch result {
    case .success(let value): send(value)
    case .failure(let error): answers.finish(throwing: error)
    }
  }

  /// Answers with nothing, or an error.
  @Sendable public func complete<Failure: Error>(_ result: Result<Void, Failure>)
  where Value == Void {
    switch result {
    case .success: done()
    case .failure(let error): answers.finish(throwing: error)
    }
  }

  /// Answers with a value.
  @Sendable public func send(_ value: Value) where Value: Encodable {
    answers.answer(value)
  }

  /// Answers with a value of an older API, or its error.
  package func give(_ value: Result<BridgeValue, any Error>) {
    switch value {
    case .success(let value): answers.answer(value)
    case .failure(let error): answers.finish(throwing: error)
    }
  }

  /// Answers with nothing.
  @Sendable public func done() where Value == Void { answers.answer(BridgeValue.undefined) }
}

/// The answers to one call, for a method that gives any number of them to a closure.
///
/// The page reads the answers as a stream. If the closure is released before the last answer, the stream fails.
public struct RepeatedAnswer<Value>: Sendable {
  private let answers: AnswerChannel

  init(_ answers: AnswerChannel) { self.answers = answers }

  /// Sends the next answer. `isLast` states whether it is the last one.
  @Sendable public func send(_ value: Value, _ isLast: Bool) where Value: Encodable {
    answers.yield(value, isLast: isLast)
  }

  /// Sends the next value of an older API, or its error.
  package func give(_ value: Result<BridgeValue, any Error>, _ isLast: Bool) {
    switch value {
    case .success(let value): answers.yield(value, isLast: isLast)
    case .failure(let error): answers.finish(throwing: error)
    }
  }
}
