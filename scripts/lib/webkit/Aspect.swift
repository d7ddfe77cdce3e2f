/// An aspect in which two declarations of one name can differ.
enum Aspect: String, CaseIterable {
  /// Whether the declaration exists.
  case missing
  /// Whether Apple declares it in another place, such as a superclass.
  case elsewhere
  /// The kind, labels, types, defaults, optionality, async, throws and accessors.
  case declaration
  /// The actor of the declaration.
  case isolation
  /// Whether a result may be unused on Linux, but must be used on Apple's systems.
  case discardable
  /// Whether a result must be used on Linux, but may be unused on Apple's systems.
  case used
  /// Whether other modules may subclass the class.
  case subclassing
  /// Whether subclasses in other modules may override the member.
  case overriding
  /// Whether code without concurrency checking may pass closures that are not `Sendable`.
  case preconcurrency
  /// Whether a type that conforms to the protocol must implement the member.
  case requirement
  /// Whether the type is `Sendable`.
  case sendable
  /// The superclass.
  case superclass
  /// The systems and versions in which the declaration is available.
  case availability
  /// The systems and versions in which the declaration is deprecated.
  case deprecation
}
