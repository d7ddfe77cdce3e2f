/// Describes Swift types in TypeScript, and collects the types that they mention.
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

  /// Requests the definition of a type.
  func mention(_ id: SourceProgram.ID, _ direction: Direction) {
    let mention = Mention(id: id, direction: direction)
    if mentioned.insert(mention).inserted { pending.append(mention) }
  }

  /// Defines all mentioned types, and the types that these mention in turn.
  func defineAll() {
    while let next = pending.popLast() {
      definitions[next] = define(next.id, next.direction)
    }
  }

  /// Describes a type as the page sees it. A type without a counterpart causes a warning, and is `unknown`.
  func describe(_ type: SwiftType, _ place: Place) -> TypeScriptType {
    let (type, place) = resolve(type, place)
    switch type {
    case .optional(let wrapped):
      let none: [TypeScriptType] = place.direction == .toSwift ? [.null, .undefined] : [.null]
      return .either([describe(wrapped, place)] + none)
    case .array(let element): return list(of: element, place)
    case .dictionary(let key, let value): return dictionary(key, value, place)
    case .tuple([]): return .undefined
    case .named(let parts): return named(parts, place)
    case .tuple, .function, .other: return unknown(type, place)
    }
  }

  /// Resolves the aliases of a type, and returns the place in which the result is written.
  func resolve(_ type: SwiftType, _ place: Place) -> (SwiftType, Place) {
    var (type, place) = (type, place)
    var seen: Set<SourceProgram.ID> = []
    while true {
      guard case .named(let parts) = type, place.generics[parts[0].name] == nil else { break }
      guard let found = find(parts, place) else {
        guard let last = parts.last, last.name == "Optional", let wrapped = last.arguments.first
        else { break }
        type = .optional(wrapped)
        break
      }
      let declaration = program.types[found.id]
      // A circular alias is not resolved. The compiler rejects it.
      guard seen.insert(found.id).inserted else { break }
      // `Identifiable` infers `ID` from the property `id`.
      if found.rest.map(\.name) == ["ID"],
        let id = declaration.properties.first(where: { $0.name == "id" })?.type
      {
        (type, place) = (id, program.place(in: found.id, place.direction))
        continue
      }
      guard case .alias(let target) = declaration.kind, declaration.mapping == nil else { break }
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

  /// Returns the type of the sources that a name refers to, with a warning if it may refer to several.
  private func find(_ parts: [SwiftType.Part], _ place: Place) -> SourceProgram.Found? {
    guard let found = program.find(parts, from: place.scope, in: place.file) else { return nil }
    guard !found.others.isEmpty else { return found }
    let types = ([found.id] + found.others).map { program.types[$0] }
    let places = types.map { "at \($0.position)" }.joined(separator: ", ")
    let module = program.files[types[0].position.file]?.module.map { "\($0)." } ?? "Module."
    warn(
      place.position,
      "'\(types[0].name)' is declared \(places), and the first is used. Write the module of the one that is meant, as in \(module)\(types[0].path.joined(separator: "."))."
    )
    return found
  }

  private func named(_ parts: [SwiftType.Part], _ place: Place) -> TypeScriptType {
    if parts.count == 1, let parameter = place.generics[parts[0].name] { return parameter }
    let type = SwiftType.named(parts)
    if let found = find(parts, place) {
      return declared(found.id, parts, isPart: !found.rest.isEmpty, place)
    }
    let names = [parts.map(\.name).joined(separator: "."), parts.last?.name ?? ""]
    if let name = names.first(where: { program.mappings[$0] != nil }) {
      elsewhere.insert(name)
      return .elsewhere(name)
    }
    // No known type is a member of another type.
    guard let last = parts.last, let known = KnownType(last.name),
      parts.count == 1 || parts.count == 2 && program.isForeign(parts[0].name, in: place.file)
    else { return unknown(type, place) }
    return described(by: known, last.arguments, type, place)
  }

  private func declared(
    _ id: SourceProgram.ID, _ parts: [SwiftType.Part], isPart: Bool, _ place: Place
  ) -> TypeScriptType {
    let declaration = program.types[id]
    switch declaration.kind {
    case _ where isPart: return unknown(.named(parts), place)
    case .interface where declaration.mapping == nil, .actor where declaration.mapping == nil,
      .alias where declaration.mapping == nil:
      return unknown(.named(parts), place)
    default:
      mention(id, place.direction)
      return .declared(id, place.direction, arguments(of: id, parts, place))
    }
  }

  /// Returns the arguments of a generic type: the written ones and, within the type, its own parameters.
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

  func unknown(_ type: SwiftType, _ place: Place) -> TypeScriptType {
    let name = type.last.map { last in
      // A comment for the last part of the name would concern the library's type as well.
      KnownType(last.name) == nil || last.arguments != [] ? last.name : "\(type)"
    }
    let advice =
      name.map { "say what it is by a comment: // webbridge: type \($0) = …" }
      ?? "give it a type with a name."
    warn(
      place.position,
      "'\(type)' has no description in TypeScript and is unknown there; \(advice)")
    return .unknown
  }
}

extension TypeDescriber {
  /// Describes an enum as its raw values or, without raw values, as an object with one key for each case.
  func enumeration(_ type: TypeDeclaration, _ place: Place) -> TypeDefinition.Shape {
    guard !type.cases.isEmpty else { return .alias(.word("never")) }
    if let raw = type.inherited.first.map({ resolve($0, place).0 })?.last?.name,
      let isText = KnownType.isText(rawType: raw)
    {
      return choice(
        type, isText ? Self.texts(type.cases) : RawNumber.all(of: type.cases, raw, place.direction))
    }
    if type.cases.contains(where: { $0.rawValue != nil }) {
      return .alias(unknown(type.inherited.first ?? .other(type.name), place))
    }
    let keys = keys("CodingKeys", of: type)
    let cases = type.cases.filter { keys == nil || keys?[$0.name] != nil }
    let objects = cases.map { item -> TypeScriptType in
      let values = values(of: item, type, place)
      return .object([.init(name: keys?[item.name] ?? item.name, type: values)])
    }
    return choice(type, objects, of: cases)
  }

  /// Returns the object with the associated values of a case.
  private func values(of item: EnumCase, _ type: TypeDeclaration, _ place: Place)
    -> TypeScriptType
  {
    let prefix = item.name.prefix(1).uppercased() + item.name.dropFirst()
    let keys = keys("\(prefix)CodingKeys", of: type)
    let members = item.values.enumerated().compactMap { index, value -> TypeScriptMember? in
      let name = value.label ?? "_\(index)"
      guard let key = keys.map({ $0[name] }) ?? name else { return nil }
      var member = member(value.type, place.at(value.position)) { type, place in
        describe(type ?? value.type, place)
      }
      member.name = key
      return member
    }
    return members.isEmpty
      ? .generic("Record", [.word("string"), .word("never")]) : .object(members)
  }

  private static func texts(_ cases: [EnumCase]) -> [TypeScriptType] {
    cases.map { item in
      if case .text(let text)? = item.rawValue { return .word(text.quoted) }
      return .word(item.name.quoted)
    }
  }

  private func choice(
    _ type: TypeDeclaration, _ types: [TypeScriptType], of cases: [EnumCase]? = nil
  ) -> TypeDefinition.Shape {
    let cases = cases ?? type.cases
    guard cases.contains(where: { !$0.documentation.isEmpty }) else {
      return .alias(.either(types))
    }
    return .choice(
      zip(types, cases).map { .init(type: $0, documentation: $1.documentation) })
  }
}
