import Locking

/// Tells everyone who listens that the cookies of a jar have changed.
///
/// A ``CookieJar`` keeps an announcer, calls ``announce()`` after each change, and returns ``changes``.
public final class CookieChangeAnnouncer: Sendable {
  private let state = Locked(State())

  private struct State {
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
    var count = 0
  }

  private var listeners: [AsyncStream<Void>.Continuation] {
    state.withLock { Array($0.listeners.values) }
  }

  /// Creates an announcer without listeners.
  public init() {}

  deinit { for listener in listeners { listener.finish() } }

  /// Returns a sequence with an element for each announcement from now on. Announcements that come before the element is
  /// read are one element.
  public var changes: AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.count += 1
      state.listeners[state.count] = continuation
      return state.count
    }
    continuation.onTermination = { [weak self] _ in self?.remove(number) }
    return stream
  }

  /// Tells the listeners of a change. Any thread may call this method.
  public func announce() {
    for listener in listeners { listener.yield() }
  }

  private func remove(_ number: Int) { state.withLock { $0.listeners[number] = nil } }
}
