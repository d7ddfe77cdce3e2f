/// One thing in which two declarations of one name can differ.
enum Aspect: String, CaseIterable {
  /// Whether there is a declaration at all.
  case missing
  /// Whether Apple declares it in another place, as in a class above.
  case elsewhere
  /// Kind, labels, types, defaults, optionality, async, throws, accessors.
  case declaration
  /// The actor on which it is used.
  case isolation
  /// Whether a result may be left unused here, and has to be used on Apple's systems.
  case discardable
  /// Whether a result has to be used here, and may be left unused on Apple's systems.
  case used
  /// Whether other modules may have classes below it.
  case subclassing
  /// Whether these may override it.
  case overriding
  /// Whether code that knows no concurrency may pass what cannot be sent.
  case preconcurrency
  /// Whether a type that conforms to the protocol has to have it.
  case requirement
  /// Whether values may cross to another thread.
  case sendable
  /// The class above.
  case superclass
  /// The systems that have it, and since which version.
  case availability
  /// The systems that would rather not have it used, and since which version.
  case deprecation
}
