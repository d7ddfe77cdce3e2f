extension TypeDescriber {
  /// Defines a type of the sources for values that go in a direction.
  func define(_ id: SourceProgram.ID, _ direction: Direction) -> TypeDefinition {
    let type = program.types[id]
    return TypeDefinition(
      id: id, generics: type.mapping == nil ? program.generics(of: id) : [],
      shape: shape(of: type, program.place(in: id, direction)), documentation: type.documentation)
  }

  private func shape(of type: TypeDeclaration, _ place: Place) -> TypeDefinition.Shape {
    if let mapping = type.mapping { return .alias(.word(mapping)) }
    if let own = place.direction == .fromSwift ? type.encode : type.decode {
      let what = place.direction == .fromSwift ? "encode(to:)" : "init(from:)"
      warn(
        own,
        "\(type.name) has an \(what) of its own, and is unknown in TypeScript; say what it is by a comment above \(type.name): // webbridge: type = …"
      )
      return .alias(.unknown)
    }
    if case .classType = type.kind, type.attributes.contains(where: { $0.name == "Model" }) {
      warn(
        type.position,
        "\(type.name) is a @Model, for whose properties Swift makes no coding, and is unknown in TypeScript; write its encode(to:) and init(from:), and say what they pass by a comment above \(type.name): // webbridge: type = …"
      )
      return .alias(.unknown)
    }
    if type.inherits("RawRepresentable") || type.inherits("OptionSet") {
      return .alias(rawValue(of: type, place))
    }
    if case .enumeration = type.kind { return enumeration(type, place) }
    if let inherited = superclass(of: type, place) { return inherited }
    return .interface(members(of: type, place))
  }

  /// Describes the raw value of a type. A type that declares `rawValue` travels as that value alone.
  private func rawValue(of type: TypeDeclaration, _ place: Place) -> TypeScriptType {
    if let raw = type.properties.first(where: { $0.name == "rawValue" })?.type {
      return describe(raw, place)
    }
    warn(
      type.position,
      "\(type.name) makes its rawValue by itself, and is unknown in TypeScript; say what it is by a comment above it: // webbridge: type = …"
    )
    return .unknown
  }

  /// Describes the superclass of a class. If the superclass is Codable, the class travels like it.
  private func superclass(of type: TypeDeclaration, _ place: Place) -> TypeDefinition.Shape? {
    guard case .classType = type.kind, case .named(let parts)? = type.inherited.first,
      let found = program.find(parts, from: place.scope, in: place.file),
      case .classType = program.types[found.id].kind,
      conforms(.named(parts), to: ["Codable", "Encodable", "Decodable"], place)
    else { return nil }
    if let own = type.properties.first {
      warn(
        own.position,
        "'\(own.name)' does not travel: \(type.name) is encoded as \(program.types[found.id].name), whose Codable it inherits."
      )
    }
    return .alias(describe(.named(parts), place))
  }

  private func members(of type: TypeDeclaration, _ place: Place) -> [TypeScriptMember] {
    let keys = keys("CodingKeys", of: type)
    let macro = StorageMacro(of: type)
    var members = type.properties.compactMap { property -> TypeScriptMember? in
      let name = macro?.storage(of: property) ?? property.name
      guard let key = keys.map({ $0[name] }) ?? name else { return nil }
      var member = member(property.type, place.at(property.position)) {
        self.type(of: property, $0, $1)
      }
      member.name = key
      member.documentation = property.documentation
      if property.isFixed, place.direction == .toSwift { member.isOptional = true }
      return member
    }
    if let macro, let key = keys.map({ $0[macro.registrar] }) ?? macro.registrar {
      members.append(
        TypeScriptMember(
          name: key, type: .unknown, isOptional: macro.hasFixedRegistrar))
    }
    return members
  }

  /// Describes a property of synthesized coding, which omits nil, and reads a missing value and null as nil.
  func member(
    _ type: SwiftType?, _ place: Place,
    _ describe: (SwiftType?, Place) -> TypeScriptType
  ) -> TypeScriptMember {
    let (resolved, inner) = type.map { resolve($0, place) } ?? (nil, place)
    guard case .optional(let wrapped)? = resolved else {
      return TypeScriptMember(name: "", type: describe(type, place).whereOptional)
    }
    let type = describe(wrapped, inner).whereOptional
    return TypeScriptMember(
      name: "", type: place.direction == .toSwift ? .either(type, .null) : type, isOptional: true)
  }

  private func type(of property: Property, _ type: SwiftType?, _ place: Place) -> TypeScriptType {
    if let mapping = property.mapping { return .word(mapping) }
    let advice = "say what it is by a comment above it: // webbridge: type = …"
    if let wrapper = property.wrapper {
      warn(
        property.position,
        "What @\(wrapper) makes of '\(property.name)' cannot be seen, and is unknown in TypeScript; \(advice)"
      )
      return .unknown
    }
    guard let type else {
      warn(
        property.position,
        "The type of '\(property.name)' is not written, and is unknown in TypeScript; write it, or \(advice)"
      )
      return .unknown
    }
    return describe(type, place)
  }

  /// Returns the keys of properties or cases, by their names, or `nil` if the source declares no keys.
  func keys(_ name: String, of type: TypeDeclaration) -> [String: String]? {
    guard let id = program.type(name, within: type),
      case .enumeration = program.types[id].kind
    else { return nil }
    let isText = program.types[id].inherits("String")
    return program.types[id].cases.reduce(into: [:]) { keys, item in
      if isText, case .text(let text)? = item.rawValue {
        keys[item.name] = text
      } else {
        keys[item.name] = item.name
      }
    }
  }
}
