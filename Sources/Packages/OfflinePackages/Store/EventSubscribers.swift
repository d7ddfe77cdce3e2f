import Foundation
import Locking

/// The subscribers to the events of a store.
final class EventSubscribers: Sendable {
  private let continuations = Locked<[UUID: AsyncStream<PackageEvent>.Continuation]>([:])

  /// The number of events that wait for a slow reader.
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
