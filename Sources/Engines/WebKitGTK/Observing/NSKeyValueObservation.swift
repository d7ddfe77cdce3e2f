public import Foundation
import Synchronization

/// An observation of one property of one object, which ends with ``invalidate()`` or with the
/// release of this value, whichever comes first.
///
/// - Note: *Differs:* Foundation on Linux has no key-value observing. This module offers it for
///   ``WKWebView``.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let change: Mutex<(@MainActor () -> Void)?>

  init(_ change: @escaping @MainActor () -> Void) {
    self.change = Mutex(change)
    super.init()
  }

  /// Ends the observation. It may be called on any thread and more than once.
  public func invalidate() {
    // Released outside the lock, because objects of the handler may end observations in turn.
    let ended = change.withLock { change in
      let ended = change
      change = nil
      return ended
    }
    _ = consume ended
  }

  /// Tells the observation that its property may have changed.
  @MainActor func propertyMayHaveChanged() {
    change.withLock { $0 }?()
  }
}
