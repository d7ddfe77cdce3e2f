/// An interface of the app, or one that the page implements.
struct InterfaceDefinition {
  enum Owner { case native, page }

  var owner: Owner
  var id: SourceProgram.ID
  /// The name from the interface's attribute, such as `device.camera`.
  var name: String
  var documentation: Documentation
  var methods: [MethodDefinition] = []
  /// The events of a page's interface that Swift listens to, with the types of their values.
  var events: [TypeScriptMember] = []

  /// Returns the full name of a method or event.
  func fullName(_ name: String) -> String { self.name.isEmpty ? name : "\(self.name).\(name)" }

  /// Gives a method another full name. The method stays in the interface if the name begins with the interface's.
  func rename(_ method: inout MethodDefinition, _ fullName: String) {
    let prefix = self.fullName("")
    if fullName.hasPrefix(prefix) {
      method.name = String(fullName.dropFirst(prefix.count))
    } else {
      method.outsideName = fullName
    }
  }
}

/// A method of an interface.
struct MethodDefinition {
  enum Kind { case plain, synchronous, stream }

  var name: String
  var kind: Kind
  var parameters: [TypeScriptMember]
  var result: TypeScriptType
  var documentation: Documentation
  /// The full name of a method that does not belong to the interface's object.
  var outsideName: String?
}

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
