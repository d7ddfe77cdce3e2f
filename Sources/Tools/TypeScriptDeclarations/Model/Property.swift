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
