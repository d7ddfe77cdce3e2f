/// The place of a type's mention, and the direction of its values.
struct Place {
  /// The path of the type in which it is written.
  var scope: [String]
  /// The TypeScript of the generic parameters that are in scope.
  var generics: [String: TypeScriptType] = [:]
  var position: SourcePosition
  var direction: Direction

  var file: String { position.file }

  func at(_ position: SourcePosition) -> Place {
    var place = self
    place.position = position
    return place
  }
}

extension SourceProgram {
  /// Returns the place within a type.
  func place(in id: ID, _ direction: Direction) -> Place {
    let generics = generics(of: id).map { ($0, TypeScriptType.word($0.typeParameterName)) }
    return Place(
      scope: types[id].path, generics: Dictionary(generics, uniquingKeysWith: { $1 }),
      position: types[id].position, direction: direction)
  }
}
