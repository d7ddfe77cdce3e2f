public import Foundation

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
