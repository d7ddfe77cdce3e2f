import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What a protocol requires of the page, and the code that does it.
struct PageRequirement {
  /// The full name on the page.
  let pageName: String
  let code: String
}

/// Makes the requirements of one protocol.
struct PageRequirements {
  let interface: String
  let access: String
  private(set) var made: [PageRequirement] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(interface: String, access: String) { (self.interface, self.access) = (interface, access) }

  mutating func add(_ member: DeclSyntax) {
    if let function = member.as(FunctionDeclSyntax.self) { return add(function) }
    if let variable = member.as(VariableDeclSyntax.self) { return add(variable) }
    switch member.kind {
    case .initializerDecl: refuse(member, .other("initializers"))
    case .subscriptDecl: refuse(member, .other("subscripts"))
    case .associatedTypeDecl: refuse(member, .other("types"))
    case .ifConfigDecl: refuse(member, .other("conditions"))
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
    if variable.has(.static) { return refuse(pattern, .staticRequirement(property)) }
    guard let type = binding.typeAnnotation?.type, type.generic == "BridgeEvents",
      !(binding.accessorBlock?.accessors.trimmedDescription.contains(/async|throws|mutating/)
        ?? false)
    else { return refuse(pattern, .notEvents(property)) }
    if let accessors = binding.accessorBlock, accessors.accessors.trimmedDescription.contains("set")
    {
      let remedy = FixIt(
        message: Remedy("Write '{ get }'"),
        changes: [
          .replace(
            oldNode: Syntax(accessors),
            newNode: Syntax(
              AccessorBlockSyntax(
                accessors: .accessors([
                  AccessorDeclSyntax(
                    leadingTrivia: .space, accessorSpecifier: .keyword(.get), trailingTrivia: .space
                  )
                ]))))
        ])
      return refuse(accessors, .settable(property), [remedy])
    }
    guard let name = name(of: property, variable) else { return }
    add(
      name, at: pattern,
      """
      @MainActor \(access)var \(pattern.identifier.text): \(type.trimmedDescription) {
      self.$page.events(\(name.literal))
      }
      """)
  }

  private mutating func add(_ name: String, at node: some SyntaxProtocol, _ code: String) {
    if made.contains(where: { $0.pageName == name }) { return refuse(node, .sameName(name)) }
    made.append(PageRequirement(pageName: name, code: code))
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

extension TypeSyntax {
  /// The name of a type that has type arguments.
  var generic: String? {
    let type = bare
    if let member = type.as(MemberTypeSyntax.self) {
      return member.genericArgumentClause == nil ? nil : member.name.text
    }
    guard let named = type.as(IdentifierTypeSyntax.self), named.genericArgumentClause != nil else {
      return nil
    }
    return named.name.text
  }
}
