import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A type that can be exposed, and its name for pages.
struct ExposedType {
  /// Why a type cannot be exposed.
  struct Refusal: Error {
    let diagnostic: Diagnostic

    init(_ node: some SyntaxProtocol, _ misuse: ExposedMisuse, _ remedies: [FixIt] = []) {
      diagnostic = Diagnostic(node: node, message: misuse, fixIts: remedies)
    }
  }

  let host: ExposedHost
  let name: String

  /// - Parameter protocols: The conformances that the macro should add; empty if the type already conforms.
  init(
    _ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws(Refusal) {
    guard let host = ExposedHost(declaration, in: context) else {
      throw Refusal(attribute, .notAType)
    }
    self.host = host
    if host.isGeneric(in: context) { throw Refusal(attribute, .genericType(host.name)) }
    if let word = host.hidingWord(in: context) {
      throw Refusal(word, .privateInside(host.name), [.replacing(word, .fileprivate)])
    }
    if protocols.isEmpty { throw Refusal(attribute, .exposedSuperclass(host.name)) }
    switch InterfaceName(attribute) {
    case .missing: name = InterfaceName.made(of: host.name)
    case .given(let given): name = given
    case .bad(let bad): throw Refusal(attribute, .badName(bad))
    case .notLiteral: throw Refusal(attribute, .nameNotLiteral)
    }
  }
}
