/// Finds the interfaces of the sources, and describes them in TypeScript.
struct InterfaceDescriber {
  let types: TypeDescriber
  private(set) var interfaces: [InterfaceDefinition] = []
  private var program: SourceProgram { types.program }

  /// - Throws: ``SourceErrors`` if two interfaces have the same name, or a name has an empty part.
  init(_ types: TypeDescriber) throws(SourceErrors) {
    self.types = types
    var owners: [String: (type: TypeDeclaration, position: SourcePosition)] = [:]
    var errors: [SourceDiagnostic] = []
    for (id, type) in types.program.types.enumerated() {
      for attribute in type.attributes {
        guard let owner = Self.owner(attribute, of: type), let name = name(attribute, of: type)
        else { continue }
        // The owner is part of the key, because the page and Swift may expose interfaces of the same name.
        let key = "\(owner) \(name)"
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        if !name.isEmpty, parts.contains("") {
          errors.append(error(attribute, "The name \"\(name)\" has an empty part."))
        } else if let other = owners[key] {
          if type.isConditional, other.type.path == type.path { continue }
          errors.append(
            error(attribute, "The interface \"\(name)\" is declared already, at \(other.position).")
          )
        }
        owners[key] = (type, attribute.position)
        interfaces.append(interface(id, name, owner))
      }
    }
    guard errors.isEmpty else { throw SourceErrors(errors) }
    interfaces.sort { $0.name < $1.name }
  }

  private static func owner(_ attribute: Attribute, of type: TypeDeclaration)
    -> InterfaceDefinition.Owner?
  {
    switch (attribute.name, type.kind) {
    case ("Exposed", .structure), ("Exposed", .classType), ("Exposed", .enumeration),
      ("Exposed", .actor):
      .native
    case ("PageInterface", .interface): .page
    default: nil
    }
  }

  private func error(_ attribute: Attribute, _ message: String) -> SourceDiagnostic {
    SourceDiagnostic(severity: .error, position: attribute.position, message: message)
  }

  private func name(_ attribute: Attribute, of type: TypeDeclaration) -> String? {
    if let text = attribute.text { return text }
    guard attribute.hasArguments else { return Self.made(of: type.name) }
    types.warn(
      attribute.position,
      "The name of \(type.name) is not a plain string, so that it cannot be declared.")
    return nil
  }

  /// Returns a type's name with a lowercase beginning: `camera` of `Camera`, `urlStore` of `URLStore`.
  private static func made(of type: String) -> String {
    let capitals = type.prefix { $0.isUppercase }
    if capitals.count == type.count { return type.lowercased() }
    let count = max(1, capitals.count - 1)
    return type.prefix(count).lowercased() + type.dropFirst(count)
  }

  private func interface(
    _ id: SourceProgram.ID, _ name: String, _ owner: InterfaceDefinition.Owner
  ) -> InterfaceDefinition {
    let type = program.types[id]
    var interface = InterfaceDefinition(
      owner: owner, id: id, name: name, documentation: type.documentation)
    for method in type.methods where !method.isHidden {
      guard !interface.methods.contains(where: { $0.name == method.name }) else {
        if method.isConditional { continue }
        types.warn(
          method.position,
          "\"\(interface.fullName(method.name))\" is there already: the bridge has one method of a name."
        )
        continue
      }
      var definition = owner == .native ? exposed(method, of: id) : expected(method, of: id)
      if let name = method.attributes.first(where: { $0.name == "PageName" })?.text {
        interface.rename(&definition, name)
      }
      interface.methods.append(definition)
    }
    if owner == .page { interface.events = type.properties.compactMap { event($0, of: interface) } }
    return interface
  }

  private func event(_ property: Property, of interface: InterfaceDefinition) -> TypeScriptMember? {
    let place = program.place(in: interface.id, .toSwift).at(property.position)
    guard let last = property.type?.last, last.name == "BridgeEvents",
      let value = last.arguments.first
    else {
      types.warn(
        property.position,
        "'\(property.name)' is not declared: properties of a page's interface are BridgeEvents<Value>."
      )
      return nil
    }
    return TypeScriptMember(
      name: property.pageName ?? interface.fullName(property.name),
      type: types.describe(value, place),
      documentation: property.documentation)
  }
}
