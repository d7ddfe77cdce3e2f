/// A Codable type as the page sees it, in one direction.
struct TypeDefinition {
  var id: SourceProgram.ID
  var generics: [String]
  var shape: Shape
  var documentation: Documentation

  enum Shape: Hashable {
    case interface([TypeScriptMember])
    case alias(TypeScriptType)
    /// The members of a union, each with its own documentation.
    case choice([Choice])
  }

  struct Choice: Hashable {
    var type: TypeScriptType
    var documentation: Documentation
  }

  var types: [TypeScriptType] {
    switch shape {
    case .interface(let members): members.map(\.type)
    case .alias(let type): [type]
    case .choice(let choices): choices.map(\.type)
    }
  }

  /// The shape without the directions of the types that it mentions.
  var undirected: Shape {
    switch shape {
    case .interface(let members): .interface(members.map(\.undirected))
    case .alias(let type): .alias(type.undirected)
    case .choice(let choices):
      .choice(choices.map { Choice(type: $0.type.undirected, documentation: $0.documentation) })
    }
  }
}
