import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Exposed`: makes a type an `ExposedInterface`.
struct ExposedMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    func refuse(_ node: some SyntaxProtocol, _ misuse: ExposedMisuse) -> [ExtensionDeclSyntax] {
      context.diagnose(Diagnostic(node: node, message: misuse))
      return []
    }
    guard let host = ExposedHost(declaration, in: context) else { return refuse(node, .notAType) }
    if host.isGeneric(in: context) { return refuse(node, .genericType(host.name)) }
    if let word = host.hidingWord(in: context) {
      let remedy = Remedy.replacing(word, .fileprivate)
      context.diagnose(
        Diagnostic(node: word, message: ExposedMisuse.privateInside(host.name), fixIts: [remedy]))
      return []
    }
    if protocols.isEmpty { return refuse(node, .exposedSuperclass(host.name)) }
    let name: String
    switch InterfaceName(node) {
    case .missing: name = InterfaceName.made(of: host.name)
    case .given(let given): name = given
    case .bad(let bad): return refuse(node, .badName(bad))
    case .notLiteral: return refuse(node, .nameNotLiteral)
    }

    var methods = ExposedMethods(host)
    let statements = methods.statements(of: declaration.memberBlock.members)
    for diagnostic in methods.diagnostics { context.diagnose(diagnostic) }
    if methods.names.isEmpty, methods.diagnostics.isEmpty {
      context.diagnose(Diagnostic(node: node, message: ExposedMisuse.noMethods(host.name)))
    }
    let access = context.access(of: host.declaration)
    let availability = host.declaration.availability
    let described =
      declaration.documentation.isEmpty
      ? [] : ["methods.documentation = \(declaration.documentation.literal)"]
    let made: DeclSyntax = """
      \(raw: availability.map { "\($0.trimmedDescription)\n" }.joined())extension \(type.trimmed): \
      ExposedInterface {
        @MainActor \(raw: access)static var exposedName: String { \(raw: name.literal) }
        @MainActor \(raw: access)func exposeMethods(to methods: inout ExposedMethods) {
          \(raw: (described + statements).joined(separator: "\n"))
        }
      }
      """
    return made.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }
}
