import Dispatch

/// Runs work that waits for the disk on threads of its own, because the threads of tasks are few.
enum DiskQueue {
  private static let queue = DispatchQueue(
    label: "webbridge.packages", qos: .utility, attributes: .concurrent)

  static func run<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try work() }) }
    }
  }
}
