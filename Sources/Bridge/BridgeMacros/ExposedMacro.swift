import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Exposed`: makes a type an `ExposedInterface`.
struct ExposedMacro: MemberMacro {
  // Formatting would move calls away from the lines of the user's source.
  static var formatMode: FormatMode { .disabled }

  // The members are in the type's own braces and not in an extension, because there the default values of
  // parameters mean what they mean in the source.
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let interface: ExposedType
    do throws(ExposedType.Refusal) {
      interface = try ExposedType(declaration, node, conformingTo: protocols, in: context)
    } catch {
      context.diagnose(error.diagnostic)
      return []
    }
    let host = interface.host
    var methods = ExposedMethods(host, in: context)
    let statements = methods.statements(of: declaration.memberBlock.members)
    for diagnostic in methods.diagnostics { context.diagnose(diagnostic) }
    if methods.names.isEmpty, methods.diagnostics.isEmpty {
      context.diagnose(Diagnostic(node: node, message: ExposedMisuse.noMethods(host.name)))
    }
    let access = context.access(of: host.declaration)
    let described =
      declaration.documentation.isEmpty
      ? [] : ["$methods.documentation = \(declaration.documentation.literal)"]
    // Swift warns about uses of deprecated methods, except in code that is deprecated itself.
    let deprecated = methods.areDeprecated ? "@available(*, deprecated) " : ""
    return [
      """
      @MainActor \(raw: access)static var exposedName: Swift.String { \(raw: interface.name.literal) }
      """,
      """
      \(raw: deprecated)@MainActor \(raw: access)func exposeMethods(\
      to $methods: inout BridgeCore.ExposedMethods) {
      \(raw: SourceLine.ending(described + statements, indentation: "  "))
      }
      """,
    ]
  }
}

/// `@Exposed` also adds the conformance, if the type has none.
extension ExposedMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The expansion of the members has already diagnosed the errors.
    let interface = try? ExposedType(declaration, node, conformingTo: protocols, in: context)
    guard let interface else { return [] }
    let availability = interface.host.declaration.availability
    let made: DeclSyntax = """
      \(raw: availability.map { "\($0.trimmedDescription)\n" }.joined())\
      extension \(type.trimmed): BridgeCore.ExposedInterface {}
      """
    return made.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }
}
