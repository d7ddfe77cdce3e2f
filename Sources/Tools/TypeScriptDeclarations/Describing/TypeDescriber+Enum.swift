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
