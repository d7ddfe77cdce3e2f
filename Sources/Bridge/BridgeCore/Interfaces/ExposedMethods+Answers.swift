extension ExposedMethods {
  /// Adds a method that gives its answer to a closure, later.
  public mutating func addAnswering<Value>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments, CallAnswer<Value>) throws -> Void
  ) {
    register(answering: method) { try body($0, CallAnswer($1)) }
  }

  /// Adds an asynchronous method that gives its answer to a closure, later.
  public mutating func addAnswering<Value>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments, CallAnswer<Value>) async throws -> Void
  ) {
    register(answering: method) { try await body($0, CallAnswer($1)) }
  }

  /// Adds a method that gives any number of answers to a closure. The page reads a stream.
  public mutating func addRepeating<Value>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments, RepeatedAnswer<Value>) throws -> Void
  ) {
    register(repeating: method) { try body($0, RepeatedAnswer($1)) }
  }

  /// Adds an asynchronous method that gives any number of answers to a closure.
  public mutating func addRepeating<Value>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments, RepeatedAnswer<Value>) async throws -> Void
  ) {
    register(repeating: method) { try await body($0, RepeatedAnswer($1)) }
  }

  private typealias Body = @MainActor (ExposedArguments, AnswerChannel) throws -> Void
  private typealias AsyncBody = @MainActor (ExposedArguments, AnswerChannel) async throws -> Void
  /// Calls a method and returns its answers.
  private typealias Answers = @MainActor () async throws -> AnswerChannel.Answers

  // A synchronous method is called when the call arrives, because no later call may overtake it. After the
  // method has returned, only its closure holds the channel.

  private static func begin(
    _ name: String, _ arguments: ExposedArguments, limit: Int, _ give: Handler.Give?, _ body: Body
  ) throws -> Answers {
    let (channel, answers) = AnswerChannel.make(name, limit: limit, give: give)
    try body(arguments, channel)
    return { answers }
  }

  private static func begin(
    _ name: String, _ arguments: ExposedArguments, limit: Int, _ give: Handler.Give?,
    _ body: @escaping AsyncBody
  ) -> Answers {
    {
      let (channel, answers) = AnswerChannel.make(name, limit: limit, give: give)
      try await body(arguments, channel)
      return answers
    }
  }

  private mutating func register(answering method: MethodDescription, _ body: @escaping Body) {
    register(answering: method) { try Self.begin($0, $1, limit: 1, $2, body) }
  }

  private mutating func register(answering method: MethodDescription, _ body: @escaping AsyncBody) {
    register(answering: method) { Self.begin($0, $1, limit: 1, $2, body) }
  }

  private mutating func register(repeating method: MethodDescription, _ body: @escaping Body) {
    let limit = limits.bufferedEvents
    register(repeating: method) { try Self.begin($0, $1, limit: limit, $2, body) }
  }

  private mutating func register(repeating method: MethodDescription, _ body: @escaping AsyncBody) {
    let limit = limits.bufferedEvents
    register(repeating: method) { Self.begin($0, $1, limit: limit, $2, body) }
  }

  private mutating func register(
    answering method: MethodDescription,
    _ begin:
      @escaping @MainActor (_ name: String, ExposedArguments, Handler.Give?) throws ->
      Answers
  ) {
    add(method, isAsync: true) { name, arguments in
      .early { payload, give in
        let answers = try begin(name, arguments(payload), give)
        return {
          for try await answer in try await answers() { return answer }
          throw CancellationError()
        }
      }
    }
  }

  private mutating func register(
    repeating method: MethodDescription,
    _ begin:
      @escaping @MainActor (_ name: String, ExposedArguments, Handler.Give?) throws ->
      Answers
  ) {
    add(method, isAsync: true, isStream: true) { name, arguments in
      .repeating { payload, give in
        let answers = try begin(name, arguments(payload), give)
        guard give != nil else { return { .stream(BridgeStream(try await answers())) } }
        return {
          let answers = try await answers()
          for try await first in answers {
            return .stream(BridgeStream(ContinuedSequence(first: first, rest: answers)))
          }
          // The only answer has been given.
          throw CancellationError()
        }
      }
    }
  }
}
