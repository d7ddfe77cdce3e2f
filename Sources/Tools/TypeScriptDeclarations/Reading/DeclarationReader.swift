import SwiftSyntax

/// Reads the types of a file, except those that are declared within functions.
final class DeclarationReader: SyntaxVisitor {
  private(set) var contents = FileContents()
  private let positions: Positions
  /// The types and extensions around the current place.
  private var open: [Open] = []
  /// The number of `#if`s around the current place.
  private var conditions = 0

  private enum Open {
    case type(TypeDeclaration)
    case part(TypeExtension)
  }

  init(_ positions: Positions) {
    self.positions = positions
    super.init(viewMode: .sourceAccurate)
  }

  private var path: [String] {
    switch open.last {
    case .type(let type): type.path
    case .part(let part): part.path
    case nil: []
    }
  }

  private func warn(_ position: SourcePosition, _ message: String) {
    contents.warnings.append(
      SourceDiagnostic(severity: .warning, position: position, message: message))
  }

  /// Returns the directives above a node, and records those for types that are declared elsewhere.
  private func directives(above node: some SyntaxProtocol) -> [Directive] {
    Directive.read(node.leadingTrivia).filter { directive in
      switch directive {
      case .elsewhere(let name, let type): contents.mappings[name] = type
      case .unreadable(let text):
        warn(
          positions.of(node),
          "The comment \"webbridge: \(text)\" says nothing: write \"type = …\", \"type Name = …\" or \"include\"."
        )
      default: return true
      }
      return false
    }
  }

  private func begin(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeDeclaration.Kind,
    _ generics: GenericParameterClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    var type = declaration(node, kind, node.attributes)
    type.generics = generics?.parameters.map(\.name.plainText) ?? []
    type.inherited = Self.types(node.inheritanceClause)
    open.append(.type(type))
    return .visitChildren
  }

  private func declaration(
    _ node: some NamedDeclSyntax, _ kind: TypeDeclaration.Kind, _ attributes: AttributeListSyntax
  ) -> TypeDeclaration {
    var type = TypeDeclaration(
      kind: kind, path: path + [node.name.plainText], position: positions.of(node.name))
    type.isConditional = conditions > 0
    type.isPrivate =
      node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      .contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
    type.attributes = Attribute.read(attributes, positions)
    type.documentation = Documentation(above: node, attributes: type.attributes)
    for directive in directives(above: node) {
      switch directive {
      case .type(let text): type.mapping = text
      default: type.isIncluded = true
      }
    }
    return type
  }

  private static func types(_ clause: InheritanceClauseSyntax?) -> [SwiftType] {
    clause?.inheritedTypes.flatMap { inherited -> [SwiftType] in
      if let list = inherited.type.as(CompositionTypeSyntax.self) {
        return list.elements.map { SwiftType($0.type) }
      }
      return [SwiftType(inherited.type)]
    } ?? []
  }

  private func end() {
    switch open.popLast() {
    case .type(let type): contents.types.append(type)
    case .part(let part): contents.extensions.append(part)
    case nil: break
    }
  }

  /// Changes the type, or the extension, that is being read.
  private func change(
    type changeType: (inout TypeDeclaration) -> Void,
    part changePart: (inout TypeExtension) -> Void = { _ in }
  ) {
    switch open.popLast() {
    case .type(var type):
      changeType(&type)
      open.append(.type(type))
    case .part(var part):
      changePart(&part)
      open.append(.part(part))
    case nil: break
    }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .structure, node.genericParameterClause)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .classType, node.genericParameterClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .enumeration, node.genericParameterClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .actor, node.genericParameterClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .interface)
  }
  override func visitPost(_ node: StructDeclSyntax) { end() }
  override func visitPost(_ node: ClassDeclSyntax) { end() }
  override func visitPost(_ node: EnumDeclSyntax) { end() }
  override func visitPost(_ node: ActorDeclSyntax) { end() }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var extended: [String] = []
    if case .named(let parts) = SwiftType(node.extendedType) { extended = parts.map(\.name) }
    var part = TypeExtension(
      path: extended, position: positions.of(node),
      inherited: Self.types(node.inheritanceClause))
    for case .type(let text) in directives(above: node) { part.mapping = text }
    open.append(.part(part))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { end() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    var type = declaration(node, .alias(SwiftType(node.initializer.value)), node.attributes)
    type.generics = node.genericParameterClause?.parameters.map(\.name.plainText) ?? []
    contents.types.append(type)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    let cases = EnumCase.read(node, positions)
    change { type in
      for item in cases where !type.cases.contains(where: { $0.name == item.name }) {
        type.cases.append(item)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard case .type(let type)? = open.last else { return .skipChildren }
    var mapping: String?
    for case .type(let text) in directives(above: node) { mapping = text }
    var isInterface = false
    if case .interface = type.kind { isInterface = true }
    let properties = Property.read(
      node, isRequirement: isInterface, mapping: mapping, positions)
    // If several branches of a condition declare a property, the first one counts.
    change { type in
      for property in properties
      where !type.properties.contains(where: { $0.name == property.name }) {
        type.properties.append(property)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "encode", node.signature.parameterClause.isCoding("to", "Encoder") {
      let position = positions.of(node)
      change(type: { $0.encode = position }, part: { $0.encode = position })
    }
    guard case .type? = open.last else { return .skipChildren }
    let method = Method(node, isConditional: conditions > 0, positions)
    change { $0.methods.append(method) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.parameterClause.isCoding("from", "Decoder") {
      let position = positions.of(node)
      change(type: { $0.decode = position }, part: { $0.decode = position })
    }
    return .skipChildren
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if node.tokenKind == .endOfFile || node.tokenKind == .rightBrace { _ = directives(above: node) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = directives(above: node)
    if let first = node.path.first { contents.imports.insert(first.name.plainText) }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditions += 1
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigDeclSyntax) { conditions -= 1 }

  // The bodies of these declarations contain no members of the type.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}

extension FunctionParameterClauseSyntax {
  /// Whether these are the parameters of `encode(to:)` or `init(from:)`.
  fileprivate func isCoding(_ label: String, _ coder: String) -> Bool {
    guard parameters.count == 1, let first = parameters.first else { return false }
    return first.firstName.text == label && SwiftType(first.type).last?.name == coder
  }
}
