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
