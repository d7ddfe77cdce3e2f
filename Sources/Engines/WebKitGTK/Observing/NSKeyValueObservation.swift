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

/// The kind of a change that an observer receives.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum NSKeyValueChange: UInt, Sendable {
  /// The property has a new value. This is the only kind for properties of a ``WKWebView``.
  case setting = 1
  /// Objects were inserted into a collection.
  case insertion
  /// Objects were removed from a collection.
  case removal
  /// Objects of a collection were replaced.
  case replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  public let kind: Kind

  /// The value after the change; nil unless requested with ``NSKeyValueObservingOptions/new``.
  public let newValue: Value?

  /// The value before the change; nil unless requested with ``NSKeyValueObservingOptions/old``.
  public let oldValue: Value?

  /// The changed objects of a collection; always nil, because a ``WKWebView`` has no such property.
  public let indexes: IndexSet?

  /// Whether this is the call that ``NSKeyValueObservingOptions/prior`` requests.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

/// Options for the values and the calls that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as one number.
  public let rawValue: UInt

  /// Makes options from a number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// One call before `observe` returns, with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// An additional call before the call of each change.
  ///
  /// - Note: *Differs:* the object already has its new value during this call.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
