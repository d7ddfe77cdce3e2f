// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States key-value observing by key paths (NSKeyValueObservation), as Foundation's overlay declares it.

/// Stated in name only.
public struct IndexSet: Hashable, Sendable {}

public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  public func invalidate() {}
}

public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  @preconcurrency public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { fatalError() }
}

public typealias NSObjectProtocol = ObjectiveC.NSObjectProtocol
