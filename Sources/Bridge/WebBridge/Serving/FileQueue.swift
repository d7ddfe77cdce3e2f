import Dispatch

/// The queue on which files are opened and read. A slow disk thus blocks neither the main actor nor the
/// threads of tasks.
enum FileQueue {
  /// Concurrent, because one file on a slow disk must not hold up the others.
  private static let queue = DispatchQueue(
    label: "webbridge.files", qos: .userInitiated, attributes: .concurrent)

  static func run<T: Sendable>(_ work: @escaping @Sendable () throws -> T) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try work() }) }
    }
  }
}
