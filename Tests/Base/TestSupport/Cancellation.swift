/// Waits for an operation that ignores cancellation, such as a script, until it ends or the task is cancelled.
///
/// A test whose time is over thus fails with its name, in place of waiting for ever.
///
/// - Throws: The operation's error, or `CancellationError`.
@MainActor package func untilCancelled<Value: Sendable>(
  _ operation: @escaping @MainActor () async throws -> Value
) async throws -> Value {
  let (outcomes, outcome) = AsyncThrowingStream<Value, any Error>.makeStream()
  let task = Task {
    do {
      outcome.yield(try await operation())
      outcome.finish()
    } catch {
      outcome.finish(throwing: error)
    }
  }
  defer { task.cancel() }
  // The stream ends early if the task is cancelled.
  for try await value in outcomes { return value }
  throw CancellationError()
}
