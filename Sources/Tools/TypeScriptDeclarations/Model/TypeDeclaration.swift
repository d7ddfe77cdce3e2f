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

/// A stored property, or a property that a protocol requires.
struct Property {
  var name: String
  var position: SourcePosition
  /// The type, if it is written or can be inferred from the value.
  var type: SwiftType?
  /// Whether the property is a constant with an initial value, which coding writes but does not read.
  var isFixed: Bool
  /// Whether the property is a constant.
  var isConstant = false
  /// Whether an attribute keeps the property as it is written in a type whose macro moves the others
  /// (``StorageMacro``).
  var isIgnored = false
  /// An attribute that may change the property's type, such as a property wrapper.
  var wrapper: String?
  /// The name that an attribute gives to an event.
  var pageName: String?
  var mapping: String?
  var documentation: Documentation
}

/// A method of an exposed type, or of a page's interface.
struct Method {
  var name: String
  var position: SourcePosition
  var parameters: [Parameter]
  var result: SwiftType
  var resultPosition: SourcePosition
  var isAsync: Bool
  var isNonisolated: Bool
  /// Whether it is private, static, or marked as not exposed.
  var isHidden: Bool
  /// Whether the method is in a condition such as `#if DEBUG`, so that another branch may also declare it.
  var isConditional: Bool
  var attributes: [Attribute]
  var documentation: Documentation

  struct Parameter {
    var name: String
    var type: SwiftType
    var position: SourcePosition
    var hasDefault: Bool
    /// The kind of parameter, if calls over the bridge do not support it: `variadic` or `inout`.
    var obstacle: String?
  }
}

/// A case of an enum.
struct EnumCase {
  var name: String
  var rawValue: RawValue?
  var values: [AssociatedValue] = []
  var documentation: Documentation

  enum RawValue {
    case text(String)
    /// The literal of a number, as written.
    case number(String)
  }

  struct AssociatedValue {
    var label: String?
    var type: SwiftType
    var position: SourcePosition
  }
}

/// A documentation comment.
struct Documentation: Hashable {
  /// The lines that describe the whole declaration.
  var lines: [String] = []
  /// The descriptions of parameters, in order.
  var parameters: [Parameter] = []
  /// The description of the return value.
  var returns: String?
  /// The description of the errors that are thrown.
  var throwing: String?
  /// The reason for the deprecation, or an empty text if it is deprecated without a reason.
  var deprecated: String?

  struct Parameter: Hashable {
    var name: String
    var text: String
  }

  var isEmpty: Bool { self == Documentation() }
}

/// The direction of a value. The type that one side writes is often narrower than the type that the other side reads.
enum Direction: Hashable {
  case fromSwift, toSwift
}
