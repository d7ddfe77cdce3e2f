/// A stored property, or a property that a protocol requires.
struct Property {
  var name: String
  var position: SourcePosition
  /// Its type, where it is written or can be seen from the value.
  var type: SwiftType?
  /// Whether it is a constant that has its value already: it is written, but not read.
  var isFixed: Bool
  /// An attribute that may change what it is, such as a property wrapper.
  var wrapper: String?
  /// Of an event: the name that an attribute gives it.
  var pageName: String?
  var mapping: String?
  var documentation: Documentation
}
