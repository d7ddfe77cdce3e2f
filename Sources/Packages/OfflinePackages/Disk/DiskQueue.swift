import Dispatch

/// Runs work that waits for the disk on threads of its own, because the threads of tasks are few.
package struct DiskQueue: Sendable {
  /// The work of updates, which the user does not wait for.
  static let updates = DiskQueue("webbridge.packages", .utility)
  /// The work of pages, which the user waits for.
  package static let pages = DiskQueue("webbridge.pages", .userInitiated)

  private let queue: DispatchQueue

  private init(_ label: String, _ quality: DispatchQoS) {
    queue = DispatchQueue(label: label, qos: quality, attributes: .concurrent)
  }

  /// Begins work whose end nobody waits for.
  package func start(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  /// Runs work, and returns what it returns.
  package func run<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try work() }) }
    }
  }
}
