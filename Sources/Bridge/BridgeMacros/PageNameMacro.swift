import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@PageName`: a marker that `@PageInterface` reads.
struct PageNameMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let page = context.lexicalContext.first?.as(ProtocolDeclSyntax.self)
    if page?.attribute("PageInterface") == nil
      || !(declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self))
    {
      context.diagnose(
        Diagnostic(
          node: node, message: PageMisuse.pageNameElsewhere, fixIts: declaration.removing(node)))
    }
    return []
  }
}
