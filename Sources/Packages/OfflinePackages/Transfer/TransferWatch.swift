import Foundation
import Locking

/// Ends a transfer that is too slow.
final class TransferWatch: Sendable {
  private let state = Locked(State())

  private struct State {
    var lastProgress = ContinuousClock.now
    var bytes = 0
  }

  /// Notes that bytes have come, or the head of a response.
  func progressed(by bytes: Int) {
    state.withLock {
      $0.lastProgress = .now
      $0.bytes += bytes
    }
  }

  /// Runs a transfer.
  ///
  /// - Throws: What the transfer throws, and ``PackageError`` with the code `timedOut` when nothing has come for the
  ///   idle limit, or less than the least rate over a window.
  static func watching<Result: Sendable>(
    _ url: URL, _ options: PackageTransferOptions,
    _ transfer: @escaping @Sendable (TransferWatch) async throws -> Result
  ) async throws -> Result {
    let watch = TransferWatch()
    return try await withThrowingTaskGroup(of: Result.self) { group in
      group.addTask { try await transfer(watch) }
      group.addTask { try await watch.timeOut(url, options) }
      defer { group.cancelAll() }
      guard let result = try await group.next() else { throw CancellationError() }
      return result
    }
  }

  /// Waits until the transfer is too slow.
  private func timeOut(_ url: URL, _ options: PackageTransferOptions) async throws -> Never {
    let (idle, window) = (options.idleLimit, options.rateWindow)
    var windowEnd = ContinuousClock.now + window
    var bytesBefore = 0
    while true {
      let idleEnd = state.withLock { $0.lastProgress } + idle
      try await Task.sleep(until: min(idleEnd, windowEnd), clock: .continuous)
      let (last, bytes) = state.withLock { ($0.lastProgress, $0.bytes) }
      if ContinuousClock.now >= last + idle {
        throw PackageError(
          .timedOut,
          "\(url.absoluteString): the server sent nothing for \(idle).")
      }
      guard ContinuousClock.now >= windowEnd else { continue }
      let least = Int(Double(options.minRate) * (window / .seconds(1)))
      if bytes - bytesBefore < least {
        throw PackageError(
          .timedOut,
          "\(url.absoluteString): the server sent \(bytes - bytesBefore) bytes in \(window)."
        )
      }
      bytesBefore = bytes
      windowEnd = .now + window
    }
  }
}
