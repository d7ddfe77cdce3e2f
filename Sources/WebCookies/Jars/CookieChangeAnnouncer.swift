import Foundation

/// Tells everyone who listens that the cookies of a jar have changed.
///
/// A ``CookieJar`` keeps an announcer, calls ``announce()`` after each change, and returns ``changes()``.
///
/// The class is `@unchecked` because the lock guards the listeners, which are the only mutable state.
public final class CookieChangeAnnouncer: @unchecked Sendable {
  private let lock = NSLock()
  private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  private var count = 0

  /// Creates an announcer without listeners.
  public init() {}

  deinit { for listener in listeners.values { listener.finish() } }

  /// Returns a sequence with an element for each announcement from now on. Announcements that come before the element is
  /// read are one element.
  public func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let number = lock.withLock {
      count += 1
      listeners[count] = continuation
      return count
    }
    continuation.onTermination = { [weak self] _ in self?.remove(number) }
    return stream
  }

  /// Tells the listeners of a change. Any thread may call this method.
  public func announce() {
    for listener in lock.withLock({ Array(listeners.values) }) { listener.yield() }
  }

  private func remove(_ number: Int) { lock.withLock { listeners[number] = nil } }
}
