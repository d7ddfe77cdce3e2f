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
    if let type = inherited.first(where: {
      ["AnyObject", "Actor"].contains($0.standard?.name)
    }) {
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
      \(raw: advice(on: inherited, of: page))\(raw: access)struct $\(raw: page.name.plainText): \(page.name.trimmed), BridgeCore.PageClient {
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

extension PageInterfaceMacro {
  /// Returns a comment that the compiler shows with its error if an inherited protocol requires something,
  /// because a macro sees only the names of those protocols.
  private static func advice(on inherited: [TypeSyntax], of page: ProtocolDeclSyntax) -> String {
    let types = inherited.flatMap { type -> [TypeSyntax] in
      type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
    }
    let names = types.filter { !markers.contains($0.standard?.name ?? "") }
      .map { $0.trimmed.description.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    guard !names.isEmpty else { return "" }
    let (verb, whose) = names.count == 1 ? ("requires", "its") : ("require", "their")
    return """
      // The macro cannot see what \(names.joined(separator: " and ")) \(verb). \
      Declare \(whose) requirements in \(page.name.plainText) as well, or implement them in an extension.

      """
  }

  /// Protocols without requirements.
  private static let markers: Set<String> = [
    "Sendable", "Copyable", "Escapable", "BitwiseCopyable",
  ]
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
