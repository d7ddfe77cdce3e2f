import SwiftSyntax

extension Property {
  /// Reads the stored properties of a declaration such as `var a, b: Int`, or the required ones of a protocol.
  static func read(
    _ node: VariableDeclSyntax, isRequirement: Bool, mapping: String?, _ positions: Positions
  ) -> [Property] {
    let modifiers = node.modifiers.map(\.name.text)
    guard !modifiers.contains(where: ["static", "class", "lazy"].contains) else { return [] }
    let attributes = Attribute.read(node.attributes, positions)
    let documentation = Documentation(above: node, attributes: attributes)
    let wrapper = attributes.first { !Self.harmless.contains($0.name) }?.name
    let pageName = attributes.first { $0.name == "PageName" }?.text
    var properties: [Property] = []
    // In `var a, b: Int`, the type follows the last name.
    var shared: SwiftType?
    for binding in node.bindings.reversed() {
      if let type = binding.typeAnnotation?.type { shared = SwiftType(type) }
      guard isRequirement || binding.accessorBlock?.isObserving ?? true,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { continue }
      let type = shared ?? binding.initializer.flatMap { SwiftType(ofValue: $0.value) }
      properties.append(
        Property(
          name: name.plainText, position: positions.of(name), type: type,
          isFixed: node.bindingSpecifier.text == "let" && binding.initializer != nil,
          isConstant: node.bindingSpecifier.text == "let",
          isIgnored: attributes.contains { StorageMacro.ignoring.contains($0.name) },
          wrapper: wrapper, pageName: pageName, mapping: mapping, documentation: documentation))
      if binding.initializer != nil { shared = nil }
    }
    return properties.reversed()
  }

  private static let harmless: Set<String> = StorageMacro.ignoring.union(StorageMacro.tracking)
    .union([
      "available", "MainActor", "usableFromInline", "objc", "IBOutlet", "NSManaged", "PageName",
    ])
}

extension AccessorBlockSyntax {
  /// Whether the accessors are only `willSet` and `didSet`, so that the property is stored.
  fileprivate var isObserving: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension EnumCase {
  /// Reads the cases of one declaration, such as `case small, large`.
  static func read(_ node: EnumCaseDeclSyntax, _ positions: Positions) -> [EnumCase] {
    let documentation = Documentation(above: node)
    return node.elements.map { element in
      var read = EnumCase(name: element.name.plainText, documentation: documentation)
      if let value = element.rawValue?.value {
        if let text = value.plainString {
          read.rawValue = .text(text)
        } else {
          read.rawValue = .number(value.trimmedDescription.filter { $0 != "_" })
        }
      }
      read.values =
        element.parameterClause?.parameters.map { parameter in
          let name = parameter.firstName?.plainText
          return AssociatedValue(
            label: name == "_" ? nil : name, type: SwiftType(parameter.type),
            position: positions.of(parameter.type))
        } ?? []
      return read
    }
  }
}

extension Method {
  /// Reads the declaration of a method.
  init(_ node: FunctionDeclSyntax, isConditional: Bool, _ positions: Positions) {
    self.isConditional = isConditional
    let modifiers = node.modifiers.map(\.name.text)
    let signature = node.signature
    name = node.name.plainText
    position = positions.of(node.name)
    attributes = Attribute.read(node.attributes, positions)
    documentation = Documentation(above: node, attributes: attributes)
    isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    isNonisolated = modifiers.contains("nonisolated")
    isHidden =
      modifiers.contains { ["private", "fileprivate", "static", "class"].contains($0) }
      || attributes.contains { ["Unexposed", "unexposed"].contains($0.name) || $0.isUnavailable }
    result = signature.returnClause.map { SwiftType($0.type) } ?? .void
    resultPosition = signature.returnClause.map { positions.of($0.type) } ?? position
    let list = signature.parameterClause.parameters
    let written = list.map { ($0.secondName ?? $0.firstName).plainText }
    parameters = list.enumerated().map { index, parameter in
      let inner = written[index]
      var number = "value\(index + 1)"
      while written.contains(number) { number += "_" }
      let specifiers = parameter.type.as(AttributedTypeSyntax.self)?.specifiers.map(
        \.trimmedDescription)
      return Parameter(
        name: inner == "_" ? number : inner, type: SwiftType(parameter.type),
        position: positions.of(parameter.type), hasDefault: parameter.defaultValue != nil,
        obstacle: parameter.ellipsis != nil
          ? "variadic" : specifiers?.contains("inout") == true ? "inout" : nil)
    }
  }
}
