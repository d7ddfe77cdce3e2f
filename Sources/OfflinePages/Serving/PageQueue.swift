import Dispatch

/// Runs work that waits for the disk off the main actor and off the threads of tasks.
enum PageQueue {
  private static let queue = DispatchQueue(
    label: "webbridge.pages", qos: .userInitiated, attributes: .concurrent)

  static func start(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  static func run<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try work() }) }
    }
  }
}
