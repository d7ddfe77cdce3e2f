public import Foundation

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// What kind of change it is.
  public typealias Kind = NSKeyValueChange

  /// What kind of change it is.
  public let kind: Kind

  /// The value after the change; nil unless asked for with ``NSKeyValueObservingOptions/new``.
  public let newValue: Value?

  /// The value before the change; nil unless asked for with ``NSKeyValueObservingOptions/old``.
  public let oldValue: Value?

  /// Which objects of a collection changed: nil, since a ``WKWebView`` has no such property.
  public let indexes: IndexSet?

  /// Whether this is the call that ``NSKeyValueObservingOptions/prior`` asks for.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
