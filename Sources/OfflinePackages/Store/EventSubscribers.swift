import Foundation
import Locking

/// Who hears of the events of a store.
final class EventSubscribers: Sendable {
  private let continuations = Locked<[UUID: AsyncStream<PackageEvent>.Continuation]>([:])

  /// How many events wait for a reader that falls behind.
  static let most = 256

  deinit {
    for continuation in continuations.withLock({ $0.values }) { continuation.finish() }
  }

  func stream() -> AsyncStream<PackageEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: PackageEvent.self, bufferingPolicy: .bufferingNewest(Self.most))
    let key = UUID()
    continuation.onTermination = { [weak self] _ in
      self?.continuations.withLock { $0[key] = nil }
    }
    continuations.withLock { $0[key] = continuation }
    return stream
  }

  func send(_ event: PackageEvent) {
    for continuation in continuations.withLock({ Array($0.values) }) { continuation.yield(event) }
  }
}
