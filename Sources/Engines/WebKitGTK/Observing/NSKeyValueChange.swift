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
