/// A macro that turns the stored properties of a type into accessors, and stores their values under other names.
/// Synthesized coding sees the storage only.
enum StorageMacro: String {
  case observable = "Observable"
  case perceptible = "Perceptible"
  case observableState = "ObservableState"

  /// The attributes of properties that a macro does not move.
  static let ignoring: Set<String> = [
    "ObservationIgnored", "PerceptionIgnored", "ObservationStateIgnored",
  ]
  /// The attributes of properties that a macro moves.
  static let tracking: Set<String> = [
    "ObservationTracked", "PerceptionTracked", "ObservationStateTracked",
  ]

  /// The macro of a type, or `nil` if there is none.
  init?(of type: TypeDeclaration) {
    guard let macro = type.attributes.lazy.compactMap({ Self(rawValue: $0.name) }).first else {
      return nil
    }
    self = macro
  }

  /// Returns the name under which a property is stored.
  func storage(of property: Property) -> String {
    let isMoved = property.wrapper == nil || property.wrapper == "Presents"
    return property.isConstant || property.isIgnored || !isMoved
      ? property.name : "_\(property.name)"
  }

  /// The name of the stored property that the macro adds. Its type encodes nothing, and decodes any value.
  var registrar: String {
    switch self {
    case .observable, .observableState: "_$observationRegistrar"
    case .perceptible: "_$perceptionRegistrar"
    }
  }

  /// Whether the added property is a constant, which coding does not read. The page has to pass a variable.
  var hasFixedRegistrar: Bool { self != .observableState }
}
