import SwiftIfConfig
import SwiftSyntax
import SwiftSyntaxMacros

/// The type whose methods are exposed, as far as its own declaration describes it.
struct ExposedHost {
  typealias Declaration = any DeclGroupSyntax & NamedDeclSyntax & WithAttributesSyntax
    & WithModifiersSyntax

  let declaration: Declaration
  /// Whether asynchronous functions run on their caller's actor, because of a setting of the module.
  let staysWithCaller: Bool

  init?(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    switch declaration.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl: break
    default: return nil
    }
    guard let named = declaration as? Declaration else { return nil }
    self.declaration = named
    #if canImport(SwiftSyntax603)
      staysWithCaller =
        (try? context.buildConfiguration?.hasFeature(name: "NonisolatedNonsendingByDefault"))
        ?? false
    #else
      staysWithCaller = false
    #endif
  }

  var name: String { declaration.name.plainText }

  /// Returns whether the type has type parameters, or is nested in a type that has.
  func isGeneric(in context: some MacroExpansionContext) -> Bool {
    let enclosing = context.lexicalContext + [Syntax(declaration)]
    return enclosing.contains { node in
      guard let generic = node.asProtocol((any WithGenericParametersSyntax).self) else {
        return false
      }
      return generic.genericParameterClause != nil
    }
  }

  /// Returns the `private` that hides the type from the rest of its file.
  func hidingWord(in context: some MacroExpansionContext) -> TokenSyntax? {
    guard context.lexicalContext.contains(where: { $0.isProtocol((any DeclGroupSyntax).self) })
    else { return nil }
    return declaration.modifiers.map(\.name).first { $0.tokenKind == .keyword(.private) }
  }

  /// Returns whether the method has to be awaited because of its isolation.
  func isolates(_ method: FunctionDeclSyntax) -> Bool {
    if isNonisolated(method) { return false }
    if let actor = method.globalActor ?? declaration.globalActor { return actor != "MainActor" }
    return declaration.is(ActorDeclSyntax.self)
  }

  /// Returns whether an asynchronous method may send the object away from the main actor. Isolation from a
  /// module, a superclass or a protocol is not visible here, but the compiler checks it.
  func mayLeave(for method: FunctionDeclSyntax) -> Bool {
    if declaration.is(ActorDeclSyntax.self) || isVisiblySendable || method.globalActor != nil {
      return false
    }
    if declaration.globalActor != nil, !isNonisolated(method) { return false }
    if method.attribute("concurrent") != nil { return true }
    let stays = method.modifiers.contains { $0.detail?.detail.text == "nonsending" }
    return !stays && !staysWithCaller
  }

  private var isVisiblySendable: Bool {
    declaration.inheritanceClause?.inheritedTypes.contains {
      $0.type.standard?.name == "Sendable"
    } ?? false
  }

  private func isNonisolated(_ method: FunctionDeclSyntax) -> Bool {
    method.modifiers.contains { $0.name.text == "nonisolated" }
  }
}
