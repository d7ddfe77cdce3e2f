import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Unexposed`: a mark that `@Exposed` reads.
struct UnexposedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !declaration.is(FunctionDeclSyntax.self) {
      context.diagnose(Diagnostic(node: node, message: ExposedMisuse.unexposedElsewhere))
    }
    return []
  }
}
