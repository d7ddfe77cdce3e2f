import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Unexposed`: a marker that `@Exposed` reads.
struct UnexposedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let type = context.lexicalContext.first?.asProtocol((any WithAttributesSyntax).self)
    if !declaration.is(FunctionDeclSyntax.self) || type?.attribute("Exposed") == nil {
      context.diagnose(
        Diagnostic(
          node: node, message: ExposedMisuse.unexposedElsewhere,
          fixIts: declaration.removing(node)))
    }
    return []
  }
}
