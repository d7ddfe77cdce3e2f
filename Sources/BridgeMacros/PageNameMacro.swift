import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@PageName`: a mark that `@PageInterface` reads.
struct PageNameMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isRequirement = context.lexicalContext.first?.is(ProtocolDeclSyntax.self) ?? false
    if !isRequirement
      || !(declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self))
    {
      context.diagnose(Diagnostic(node: node, message: PageMisuse.pageNameElsewhere))
    }
    return []
  }
}
