extension ExposedMethods {
  /// Adds a method that gives its answer to a closure, later.
  public mutating func addAnswering<Value>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments, CallAnswer<Value>) throws -> Void
  ) {
    register(answering: method) { try body($0, CallAnswer($1)) }
  }

  /// Adds a method that has to be awaited and gives its answer to a closure, later.
  public mutating func addAnswering<Value>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments, CallAnswer<Value>) async throws -> Void
  ) {
    register(answering: method) { try await body($0, CallAnswer($1)) }
  }

  /// Adds a method that gives answers to a closure again and again: the page reads a stream.
  public mutating func addRepeating<Value>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments, RepeatedAnswer<Value>) throws -> Void
  ) {
    register(repeating: method) { try body($0, RepeatedAnswer($1)) }
  }

  /// Adds a method that has to be awaited and gives answers to a closure again and again.
  public mutating func addRepeating<Value>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments, RepeatedAnswer<Value>) async throws -> Void
  ) {
    register(repeating: method) { try await body($0, RepeatedAnswer($1)) }
  }

  private typealias Body = @MainActor (ExposedArguments, AnswerChannel) async throws -> Void

  private mutating func register(answering method: MethodDescription, _ body: @escaping Body) {
    add(method, isAsync: true) { name, arguments in
      .asynchronous { payload in
        let arguments = try arguments(payload)
        return {
          let answers = try await Self.begin(name, arguments, limit: 1, body)
          for try await answer in answers { return answer }
          throw CancellationError()
        }
      }
    }
  }

  private mutating func register(repeating method: MethodDescription, _ body: @escaping Body) {
    let limit = limits.bufferedEvents
    add(method, isAsync: true, isStream: true) { name, arguments in
      .stream { payload in
        BridgeStream(try await Self.begin(name, arguments(payload), limit: limit, body))
      }
    }
  }

  /// Calls the method; the channel is its closure's alone once this returns.
  private static func begin(
    _ name: String, _ arguments: ExposedArguments, limit: Int, _ body: Body
  ) async throws -> AnswerChannel.Answers {
    let (channel, answers) = AnswerChannel.make(name, limit: limit)
    try await body(arguments, channel)
    return answers
  }
}
