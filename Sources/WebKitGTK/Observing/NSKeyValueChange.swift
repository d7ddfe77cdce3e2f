/// What kind of change an observer is told of.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum NSKeyValueChange: UInt, Sendable {
  /// The property has another value. Properties of a ``WKWebView`` know this one only.
  case setting = 1
  /// Objects came into a collection.
  case insertion
  /// Objects went from a collection.
  case removal
  /// Objects of a collection were replaced.
  case replacement
}
