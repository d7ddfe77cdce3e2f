import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A requirement of a protocol, with the lines that implement it.
struct PageRequirement {
  /// The full name on the page.
  let pageName: String
  let lines: [String]
}

/// Collects the requirements of one protocol.
struct PageRequirements {
  let interface: String
  let access: String
  private let context: any MacroExpansionContext
  private var made: [PageRequirement] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(interface: String, access: String, in context: some MacroExpansionContext) {
    (self.interface, self.access, self.context) = (interface, access, context)
  }

  var lines: [String] { made.flatMap(\.lines) }

  mutating func add(_ member: DeclSyntax) {
    if let function = member.as(FunctionDeclSyntax.self) { return add(function) }
    if let variable = member.as(VariableDeclSyntax.self) { return add(variable) }
    switch member.kind {
    case .initializerDecl: refuse(member, .other("initializers"))
    case .subscriptDecl: refuse(member, .other("subscripts"))
    case .associatedTypeDecl: refuse(member, .other("types"))
    case .ifConfigDecl: refuse(member, .condition)
    default: break
    }
  }

  private mutating func add(_ function: FunctionDeclSyntax) {
    let signature = PageSignature(function)
    let before = diagnostics.count
    for (node, misuse, remedies) in signature.misuses { refuse(node, misuse, remedies) }
    guard let name = name(of: function.name.plainText, function), diagnostics.count == before else {
      return
    }
    add(name, at: function.name, signature.code(calling: name, access: access))
  }

  private mutating func add(_ variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return }
    let property = pattern.identifier.plainText
    let before = diagnostics.count
    for modifier in variable.modifiers where modifier.name.text == "static" {
      refuse(modifier, .staticRequirement(property), [.removing(modifier, from: variable)])
    }
    if let remedy = variable.isolationRemedy { refuse(pattern, .elsewhere(property), [remedy]) }
    guard let type = binding.typeAnnotation?.type, type.generic == "BridgeEvents",
      !(binding.accessorBlock?.accessors.trimmedDescription.contains(/async|throws|mutating/)
        ?? false)
    else {
      guard let type = binding.typeAnnotation?.type, type.isOtherSequence,
        let element = type.element
      else { return refuse(pattern, .notEvents(property)) }
      let remedy = type.replacement("BridgeEvents<\(element)>")
      return refuse(pattern, .notEvents(property), [remedy])
    }
    if let accessors = binding.accessorBlock, accessors.accessors.trimmedDescription.contains("set")
    {
      let getter = AccessorDeclSyntax(
        leadingTrivia: .space, accessorSpecifier: .keyword(.get), trailingTrivia: .space)
      let remedy = FixIt(
        "Write '{ get }'", accessors, AccessorBlockSyntax(accessors: .accessors([getter])))
      return refuse(accessors, .settable(property), [remedy])
    }
    guard let name = name(of: property, variable), diagnostics.count == before else { return }
    add(
      name, at: pattern,
      """
      \(variable.availabilityText)@MainActor \(access)var \(pattern.identifier.text): \(type.trimmedDescription) { \
      $page.events(\(name.literal)) }
      """)
  }

  private mutating func add(_ name: String, at node: some SyntaxProtocol, _ code: String) {
    if made.contains(where: { $0.pageName == name }) { return refuse(node, .sameName(name)) }
    let line = SourceLine(of: node, in: context)
    made.append(PageRequirement(pageName: name, lines: line.begin + [code]))
  }

  private mutating func name(of member: String, _ declaration: some WithAttributesSyntax) -> String?
  {
    guard let attribute = declaration.attribute("PageName") else {
      return interface.isEmpty ? member : "\(interface).\(member)"
    }
    switch InterfaceName(attribute) {
    case .given(let name) where !name.isEmpty: return name
    case .given(let name), .bad(let name): refuse(attribute, .badName(name))
    case .missing, .notLiteral: refuse(attribute, .nameNotLiteral)
    }
    return nil
  }

  private mutating func refuse(
    _ node: some SyntaxProtocol, _ misuse: PageMisuse, _ remedies: [FixIt] = []
  ) {
    diagnostics.append(Diagnostic(node: node, message: misuse, fixIts: remedies))
  }
}
