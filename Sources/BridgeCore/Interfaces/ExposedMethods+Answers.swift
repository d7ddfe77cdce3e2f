extension ExposedMethods {
  /// Adds a method that gives its answer to a closure, later.
  public mutating func add<Value>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments, CallAnswer<Value>) throws -> Void
  ) {
    addAnswering(method) { try body($0, CallAnswer($1)) }
  }

  /// Adds a method of an actor that gives its answer to a closure, later.
  public mutating func add<Value>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments, CallAnswer<Value>) async throws -> Void
  ) {
    addAnswering(method) { try await body($0, CallAnswer($1)) }
  }

  private mutating func addAnswering(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments, AnswerChannel) async throws -> Void
  ) {
    add(method, isAsync: true) { name, arguments in
      .asynchronous { payload in
        for try await answer in try await Self.begin(name, arguments(payload), limit: 1, body) {
          return answer
        }
        throw CancellationError()
      }
    }
  }

  /// Calls the method; the channel is its closure's alone once this returns.
  private static func begin(
    _ name: String, _ arguments: ExposedArguments, limit: Int,
    _ body: @MainActor (ExposedArguments, AnswerChannel) async throws -> Void
  ) async throws -> AnswerChannel.Answers {
    let (channel, answers) = AnswerChannel.make(name, limit: limit)
    try await body(arguments, channel)
    return answers
  }
}
