/// A name and the handler that answers to it.
struct Registration {
  /// The description from the source; only the name for a handler.
  let method: MethodDescription
  let handler: Handler
  /// The types of the parameters, for reading long arguments ahead.
  let types: ExpectedTypes?
  /// The object that has the method; `nil` for a handler.
  var owner: ExposedObject?
}

/// An exposed object.
struct ExposedObject: CustomStringConvertible {
  /// The name under which the object is exposed.
  let name: String
  let type: String
  let documentation: String

  var description: String { "\(type), exposed as \"\(name)\"" }
}
