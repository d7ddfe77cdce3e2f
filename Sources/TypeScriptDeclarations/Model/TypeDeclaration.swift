/// A type of the sources: a struct, class, enum, actor, protocol or alias.
struct TypeDeclaration {
  enum Kind { case structure, classType, enumeration, actor, interface, alias(SwiftType) }

  var kind: Kind
  /// The names of the types that it is in, and its own.
  var path: [String]
  var position: SourcePosition
  var documentation = Documentation()
  /// Its generic parameters, without those of the types that it is in.
  var generics: [String] = []
  /// What stands behind the colon.
  var inherited: [SwiftType] = []
  var attributes: [Attribute] = []
  /// The TypeScript that a comment gives for it.
  var mapping: String?
  /// Whether it stands in a condition, such as `#if DEBUG`, so that another may stand in for it.
  var isConditional = false
  /// Whether a comment asks for it, even where nobody mentions it.
  var isIncluded = false
  var properties: [Property] = []
  var cases: [EnumCase] = []
  var methods: [Method] = []
  /// Where its own `encode(to:)` stands.
  var encode: SourcePosition?
  /// Where its own `init(from:)` stands.
  var decode: SourcePosition?

  var name: String { path[path.count - 1] }

  func inherits(_ name: String) -> Bool { inherited.contains { $0.last?.name == name } }
}

/// An attribute: `@Exposed("device.camera")`.
struct Attribute {
  var name: String
  /// The text of its first argument, where that is a plain string.
  var text: String?
  var hasArguments: Bool
  /// Of `@available`: the message, if it deprecates.
  var deprecation: String?
  /// Of `@available`: whether it says that nobody can use it.
  var isUnavailable = false
  var position: SourcePosition
}

/// What an extension adds to a type.
struct TypeExtension {
  var path: [String]
  var position: SourcePosition
  var inherited: [SwiftType]
  var mapping: String?
  var encode: SourcePosition?
  var decode: SourcePosition?
}
