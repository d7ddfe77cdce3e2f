import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@PageInterface`: makes a client of the page from a protocol.
struct PageInterfaceMacro: PeerMacro {
  // Formatting would move calls away from the lines of the user's source.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    func refuse(
      _ node: some SyntaxProtocol, _ misuse: PageMisuse, _ remedies: [FixIt] = []
    ) -> [DeclSyntax] {
      context.diagnose(Diagnostic(node: node, message: misuse, fixIts: remedies))
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
    if let globalActor = page.globalActor, globalActor != "MainActor" {
      return refuse(
        page.name, .elsewhere(page.name.plainText), page.isolationRemedy.map { [$0] } ?? [])
    }
    let access = page.has(.private, .fileprivate) ? "fileprivate " : page.access
    // Members without an access modifier are as visible as their private type.
    let memberAccess = context.access(of: page)
    var requirements = PageRequirements(interface: name, access: memberAccess, in: context)
    for member in page.memberBlock.members { requirements.add(member.decl) }
    for diagnostic in requirements.diagnostics { context.diagnose(diagnostic) }
    // No client is made, because one that lacks a requirement would be a second error for the same mistake.
    if !requirements.diagnostics.isEmpty { return [] }
    return [
      """
      \(raw: page.availability.map { "\($0.trimmedDescription)\n" }.joined())\
      \(raw: access)struct $\(raw: page.name.plainText): \(page.name.trimmed), BridgeCore.PageClient {
        private let $page: BridgeCore.PageConnection
        @MainActor \(raw: memberAccess)init(_ connection: BridgeCore.PageConnection) {
          $page = connection
        }
      \(raw: SourceLine.ending(requirements.lines, indentation: "  "))
      }
      """
    ]
  }
}

/// `@PageInterface` also isolates its requirements to the main actor, because the bridge is there.
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
