/// Finds the interfaces of the sources, and says what they are in TypeScript.
struct InterfaceDescriber {
  let types: TypeDescriber
  private(set) var interfaces: [InterfaceDefinition] = []
  private var program: SourceProgram { types.program }

  /// - Throws: ``SourceErrors`` where two interfaces have one name, or a name that is none.
  init(_ types: TypeDescriber) throws(SourceErrors) {
    self.types = types
    var positions: [String: SourcePosition] = [:]
    var errors: [SourceDiagnostic] = []
    for (id, type) in types.program.types.enumerated() {
      for attribute in type.attributes {
        guard let owner = Self.owner(attribute, of: type), let name = name(attribute, of: type)
        else { continue }
        // Both ends have names of their own: what the page exposes does not meet what Swift does.
        let key = "\(owner) \(name)"
        if name.isEmpty
          || "." + name + "." != "." + name.split(separator: ".").joined(separator: ".") + "."
        {
          errors.append(error(attribute, "\"\(name)\" has an empty part: write module.feature."))
        } else if let other = positions[key] {
          errors.append(
            error(attribute, "The interface \"\(name)\" is declared already, at \(other)."))
        }
        positions[key] = attribute.position
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
    types.warn(
      attribute.position,
      attribute.hasArguments
        ? "The name of \(type.name) is not a plain string, so that it cannot be declared."
        : "\(type.name) has no name in its attribute, so that it cannot be declared: write @\(attribute.name)(\"…\")."
    )
    return nil
  }

  private func interface(
    _ id: SourceProgram.ID, _ name: String, _ owner: InterfaceDefinition.Owner
  ) -> InterfaceDefinition {
    let type = program.types[id]
    var interface = InterfaceDefinition(
      owner: owner, id: id, name: name, documentation: type.documentation)
    for method in type.methods where !method.isHidden {
      guard !interface.methods.contains(where: { $0.name == method.name }) else {
        types.warn(
          method.position,
          "\"\(name).\(method.name)\" is there already: the bridge has one method of a name.")
        continue
      }
      interface.methods.append(
        owner == .native ? exposed(method, of: id) : expected(method, of: id))
    }
    if owner == .page { interface.events = type.properties.compactMap { event($0, of: id) } }
    return interface
  }

  private func event(_ property: Property, of id: SourceProgram.ID) -> TypeScriptMember? {
    let place = program.place(in: id, .toSwift).at(property.position)
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
      name: property.name, type: types.describe(value, place),
      documentation: property.documentation)
  }
}
