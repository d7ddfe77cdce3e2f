/// A type as it is written in TypeScript.
indirect enum TypeScriptType: Hashable {
  /// `number`, `unknown`, `'small'`, or the name of a generic parameter.
  case word(String)
  /// A type of the sources.
  case declared(SourceProgram.ID, Direction, [TypeScriptType])
  /// A type from elsewhere, whose TypeScript a comment gives.
  case elsewhere(String)
  /// A type of TypeScript, or of the runtime, with its arguments.
  case generic(String, [TypeScriptType])
  case array(TypeScriptType)
  case tuple([TypeScriptType])
  case union([TypeScriptType])
  case object([TypeScriptMember])

  static var unknown: Self { .word("unknown") }
  static var null: Self { .word("null") }
  static var undefined: Self { .word("undefined") }

  /// Returns a union without nested unions and duplicates.
  static func either(_ types: TypeScriptType...) -> Self { either(types) }

  static func either(_ types: [TypeScriptType]) -> Self {
    var parts: [TypeScriptType] = []
    for type in types {
      let members = if case .union(let members) = type { members } else { [type] }
      parts += members.filter { !parts.contains($0) }
    }
    // `unknown` already includes all other types.
    if parts.contains(.unknown) { return .unknown }
    return parts.count == 1 ? parts[0] : .union(parts)
  }

  /// The type of an optional member, without `undefined`, which optional members imply.
  var whereOptional: Self {
    guard case .union(let parts) = self else { return self }
    return .either(parts.filter { $0 != .undefined })
  }

  /// The types that this type consists of.
  var parts: [TypeScriptType] {
    switch self {
    case .word, .elsewhere: []
    case .declared(_, _, let types), .generic(_, let types), .tuple(let types), .union(let types):
      types
    case .array(let type): [type]
    case .object(let members): members.map(\.type)
    }
  }

  /// All types of the sources that this type contains.
  var mentions: Set<SourceProgram.ID> {
    let inner = parts.reduce(into: Set()) { $0.formUnion($1.mentions) }
    if case .declared(let id, _, _) = self { return inner.union([id]) }
    return inner
  }

  /// This type without the directions of the types that it mentions.
  var undirected: Self {
    switch self {
    case .word, .elsewhere: self
    case .declared(let id, _, let types): .declared(id, .fromSwift, types.map(\.undirected))
    case .generic(let name, let types): .generic(name, types.map(\.undirected))
    case .array(let type): .array(type.undirected)
    case .tuple(let types): .tuple(types.map(\.undirected))
    case .union(let types): .union(types.map(\.undirected))
    case .object(let members): .object(members.map(\.undirected))
    }
  }
}

/// A property of an object.
struct TypeScriptMember: Hashable {
  var name: String
  var type: TypeScriptType
  var isOptional = false
  var documentation = Documentation()

  var undirected: Self {
    var member = self
    member.type = type.undirected
    return member
  }
}
