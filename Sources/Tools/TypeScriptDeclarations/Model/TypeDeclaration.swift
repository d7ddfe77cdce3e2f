/// A type of the sources: a struct, class, enum, actor, protocol or alias.
struct TypeDeclaration {
  enum Kind { case structure, classType, enumeration, actor, interface, alias(SwiftType) }

  var kind: Kind
  /// The names of the enclosing types, and the type's own name.
  var path: [String]
  var position: SourcePosition
  var documentation = Documentation()
  /// The type's generic parameters, without those of the enclosing types.
  var generics: [String] = []
  /// The types after the colon.
  var inherited: [SwiftType] = []
  var attributes: [Attribute] = []
  /// The TypeScript that a comment gives for the type.
  var mapping: String?
  /// Whether the type is in a condition such as `#if DEBUG`, so that another branch may also declare it.
  var isConditional = false
  /// Whether other files cannot mention the type.
  var isPrivate = false
  /// Whether a comment includes the type even if no interface mentions it.
  var isIncluded = false
  var properties: [Property] = []
  var cases: [EnumCase] = []
  var methods: [Method] = []
  /// The position of the type's own `encode(to:)`.
  var encode: SourcePosition?
  /// The position of the type's own `init(from:)`.
  var decode: SourcePosition?

  var name: String { path[path.count - 1] }

  func inherits(_ name: String) -> Bool { inherited.contains { $0.last?.name == name } }
}

/// An attribute, such as `@Exposed("device.camera")`.
struct Attribute {
  var name: String
  /// The text of the first argument, if that is a plain string.
  var text: String?
  var hasArguments: Bool
  /// The message of a deprecating `@available`.
  var deprecation: String?
  /// Whether the attribute is an `@available` with `unavailable`.
  var isUnavailable = false
  var position: SourcePosition
}

/// The additions of an extension to a type.
struct TypeExtension {
  var path: [String]
  var position: SourcePosition
  var inherited: [SwiftType]
  var mapping: String?
  var encode: SourcePosition?
  var decode: SourcePosition?
}
