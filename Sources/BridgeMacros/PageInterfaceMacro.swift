import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@PageInterface`: makes a client of the page for a protocol.
struct PageInterfaceMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    func refuse(_ node: some SyntaxProtocol, _ misuse: PageMisuse) -> [DeclSyntax] {
      context.diagnose(Diagnostic(node: node, message: misuse))
      return []
    }
    guard let page = declaration.as(ProtocolDeclSyntax.self) else {
      return refuse(node, .notAProtocol)
    }
    let name: String
    switch InterfaceName(node) {
    case .missing: name = InterfaceName.made(of: page.name.plainText)
    case .given(let given): name = given
    case .bad(let bad): return refuse(node, .badName(bad))
    case .notLiteral: return refuse(node, .nameNotLiteral)
    }
    let inherited = page.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    if let type = inherited.first(where: { ["AnyObject", "Actor"].contains($0.trimmedDescription) })
    {
      return refuse(type, .classProtocol(type.trimmedDescription))
    }
    let access = page.has(.private, .fileprivate) ? "fileprivate " : context.access(of: page)
    // What a private type has is as visible as the type.
    let memberAccess = access == "fileprivate " ? "" : access
    var requirements = PageRequirements(interface: name, access: memberAccess)
    for member in page.memberBlock.members { requirements.add(member.decl) }
    for diagnostic in requirements.diagnostics { context.diagnose(diagnostic) }
    // A client that lacks a requirement would be a second error for the same mistake.
    if !requirements.diagnostics.isEmpty { return [] }
    return [
      """
      \(raw: page.availability.map { "\($0.trimmedDescription)\n" }.joined())\
      \(raw: access)struct $\(raw: page.name.plainText): \(page.name.trimmed), PageClient {
        private let $page: PageConnection
        @MainActor \(raw: memberAccess)init(_ connection: PageConnection) {
          self.$page = connection
        }
        \(raw: requirements.made.map(\.code).joined(separator: "\n"))
      }
      """
    ]
  }
}

/// `@PageInterface` also puts its requirements on the main actor, where the bridge is.
extension PageInterfaceMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let page = declaration.as(ProtocolDeclSyntax.self), page.globalActor == nil,
      member.is(FunctionDeclSyntax.self) || member.is(VariableDeclSyntax.self),
      member.asProtocol((any WithAttributesSyntax).self)?.globalActor == nil
    else { return [] }
    return ["@MainActor"]
  }
}
