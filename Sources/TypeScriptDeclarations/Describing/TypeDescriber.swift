/// Says in TypeScript what types of Swift are on the page, and collects the types that they mention.
final class TypeDescriber {
  let program: SourceProgram
  private(set) var definitions: [Mention: TypeDefinition] = [:]
  private(set) var elsewhere: Set<String> = []
  private(set) var warnings: Set<SourceDiagnostic> = []
  private var mentioned: Set<Mention> = []
  private var pending: [Mention] = []

  /// A type of the sources that goes in a direction.
  struct Mention: Hashable {
    var id: SourceProgram.ID
    var direction: Direction
  }

  init(_ program: SourceProgram) { self.program = program }

  func warn(_ position: SourcePosition?, _ message: String) {
    warnings.insert(SourceDiagnostic(severity: .warning, position: position, message: message))
  }

  /// Asks for the definition of a type.
  func mention(_ id: SourceProgram.ID, _ direction: Direction) {
    let mention = Mention(id: id, direction: direction)
    if mentioned.insert(mention).inserted { pending.append(mention) }
  }

  /// Defines all that was mentioned, and what that mentions.
  func defineAll() {
    while let next = pending.popLast() {
      definitions[next] = define(next.id, next.direction)
    }
  }

  /// What a type is on the page. A type that has no counterpart there is a warning, and `unknown`.
  func describe(_ type: SwiftType, _ place: Place) -> TypeScriptType {
    let (type, place) = resolve(type, place)
    switch type {
    case .optional(let wrapped):
      let none: [TypeScriptType] = place.direction == .toSwift ? [.null, .undefined] : [.null]
      return .either([describe(wrapped, place)] + none)
    case .array(.named([.init(name: "UInt8")])):
      return described(by: .bytes, [], type, place)
    case .array(let element): return .array(describe(element, place))
    case .dictionary(let key, let value): return dictionary(key, value, place)
    case .tuple([]): return .undefined
    case .named(let parts): return named(parts, place)
    case .tuple, .function, .other: return unknown(type, place)
    }
  }

  /// What a type is without its aliases, and where that is written.
  func resolve(_ type: SwiftType, _ place: Place) -> (SwiftType, Place) {
    var (type, place) = (type, place)
    var seen: Set<SourceProgram.ID> = []
    while true {
      guard case .named(let parts) = type, place.generics[parts[0].name] == nil else { break }
      guard let found = program.find(parts, from: place.scope, in: place.file) else {
        guard let last = parts.last, last.name == "Optional", let wrapped = last.arguments.first
        else { break }
        type = .optional(wrapped)
        break
      }
      let declaration = program.types[found.id]
      // Aliases of one another are left where they are; no compiler takes them.
      guard case .alias(let target) = declaration.kind, declaration.mapping == nil,
        seen.insert(found.id).inserted
      else { break }
      let arguments = parts.flatMap(\.arguments).map { describe($0, place) }
      type = target
      if !found.rest.isEmpty, case .named(let names) = target { type = .named(names + found.rest) }
      place = program.place(in: found.id, place.direction)
      place.scope.removeLast()
      for (name, argument) in zip(declaration.generics, arguments) {
        place.generics[name] = argument
      }
    }
    return (type, place)
  }

  private func named(_ parts: [SwiftType.Part], _ place: Place) -> TypeScriptType {
    if parts.count == 1, let parameter = place.generics[parts[0].name] { return parameter }
    let type = SwiftType.named(parts)
    if let found = program.find(parts, from: place.scope, in: place.file) {
      return declared(found.id, parts, rest: found.rest.map(\.name), place)
    }
    // A module's name may stand before it: no other type of these names has members of interest.
    guard let last = parts.last, parts.count <= 2 else { return unknown(type, place) }
    if program.mappings[last.name] != nil {
      elsewhere.insert(last.name)
      return .elsewhere(last.name)
    }
    guard let known = KnownType(last.name) else { return unknown(type, place) }
    return described(by: known, last.arguments, type, place)
  }

  private func declared(
    _ id: SourceProgram.ID, _ parts: [SwiftType.Part], rest: [String], _ place: Place
  ) -> TypeScriptType {
    let declaration = program.types[id]
    if !rest.isEmpty {
      // What `Identifiable` makes of the property.
      guard rest == ["ID"],
        let type = declaration.properties.first(where: { $0.name == "id" })?.type
      else { return unknown(.named(parts), place) }
      return describe(type, program.place(in: id, place.direction))
    }
    switch declaration.kind {
    case .interface where declaration.mapping == nil, .actor where declaration.mapping == nil,
      .alias where declaration.mapping == nil:
      return unknown(.named(parts), place)
    default:
      mention(id, place.direction)
      return .declared(id, place.direction, arguments(of: id, parts, place))
    }
  }

  /// The arguments of a generic type: those that are written and, within the type, its own parameters.
  private func arguments(
    of id: SourceProgram.ID, _ parts: [SwiftType.Part], _ place: Place
  ) -> [TypeScriptType] {
    let parameters = program.types[id].mapping == nil ? program.generics(of: id) : []
    let written = parts.flatMap(\.arguments).map { describe($0, place) }
    let implied = parameters.dropLast(min(written.count, parameters.count)).map { name in
      place.generics[name] ?? .unknown
    }
    return Array((implied + written).prefix(parameters.count))
  }

  func described(
    by known: KnownType, _ arguments: [SwiftType], _ type: SwiftType, _ place: Place
  ) -> TypeScriptType {
    let isGiven = place.direction == .fromSwift
    switch known {
    case .word(let word): return .word(word)
    case .words(let from, let to): return .word(isGiven ? from : to)
    case .wideInteger: return .either(.word("number"), .word("bigint"))
    case .list where arguments.count == 1:
      let isArray = type.last?.name == "Array"
      return isArray ? describe(.array(arguments[0]), place) : .array(describe(arguments[0], place))
    case .set where arguments.count == 1:
      let element = describe(arguments[0], place)
      return isGiven ? .array(element) : .either(.array(element), .generic("Set", [element]))
    case .optional where arguments.count == 1: return describe(.optional(arguments[0]), place)
    case .dictionary where arguments.count == 2:
      return dictionary(arguments[0], arguments[1], place)
    case .pairs where arguments.count == 2:
      return pairs(describe(arguments[0], place), describe(arguments[1], place), place)
    case .bounds where arguments.count == 1:
      let bound = describe(arguments[0], place)
      return .tuple([bound, bound])
    case .stream where arguments.count == 1:
      return .generic(isGiven ? "NativeStream" : "PageStream", [describe(arguments[0], place)])
    default: return unknown(type, place)
    }
  }

  private func dictionary(_ key: SwiftType, _ value: SwiftType, _ place: Place) -> TypeScriptType {
    let (keys, values) = (describe(key, place), describe(value, place))
    let (type, inner) = resolve(key, place)
    guard case .named(let parts) = type, let name = parts.last?.name else {
      return pairs(keys, values, place)
    }
    if let found = program.find(parts, from: inner.scope, in: inner.file) {
      guard program.types[found.id].inherits("CodingKeyRepresentable") else {
        return pairs(keys, values, place)
      }
      return .generic("Partial", [.generic("Record", [keys, values])])
    }
    guard name == "String" || name == "Int" else { return pairs(keys, values, place) }
    return .generic("Record", [keys, values])
  }

  /// What Swift makes of dictionaries whose keys are no texts: a list of keys and values in turn.
  private func pairs(_ key: TypeScriptType, _ value: TypeScriptType, _ place: Place)
    -> TypeScriptType
  {
    let list = TypeScriptType.array(.either(key, value))
    return place.direction == .fromSwift ? list : .either(.generic("Map", [key, value]), list)
  }

  func unknown(_ type: SwiftType, _ place: Place) -> TypeScriptType {
    let advice =
      type.last.map { "say what it is by a comment: // webbridge: type \($0.name) = …" }
      ?? "give it a type with a name."
    warn(
      place.position,
      "'\(type)' has no description in TypeScript and is unknown there; \(advice)")
    return .unknown
  }
}
