import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension WithModifiersSyntax {
  /// The access beyond the module that it says to have, with a space behind it.
  var access: String {
    has(.public, .open) ? "public " : has(.package) ? "package " : ""
  }

  func has(_ keywords: Keyword...) -> Bool {
    modifiers.contains { modifier in
      modifier.detail == nil
        && keywords.contains { modifier.name.tokenKind == .keyword($0) }
    }
  }
}

extension WithAttributesSyntax {
  /// The attribute of a name, whatever module it is qualified with.
  func attribute(_ name: String) -> AttributeSyntax? {
    attributeNodes.first { $0.name == name }
  }

  /// Whether it is kept from pages; DSBridge has the word with a small letter.
  var isUnexposed: Bool { attribute("Unexposed") != nil || attribute("unexposed") != nil }

  private var attributeNodes: [AttributeSyntax] {
    attributes.compactMap { if case .attribute(let attribute) = $0 { attribute } else { nil } }
  }

  /// The global actor that the declaration names. Global actors are known by their names alone: they
  /// end in `Actor`.
  var globalActor: String? { attributeNodes.map(\.name).first { $0.hasSuffix("Actor") } }

  /// The `@available` attributes that name versions, or say that there is nothing.
  var availability: [AttributeSyntax] { attributeNodes.filter { $0.name == "available" } }
}

extension SyntaxProtocol {
  /// The fix-it that takes an attribute from a declaration.
  func removing(_ attribute: AttributeSyntax) -> [FixIt] {
    guard let declaration = asProtocol((any WithAttributesSyntax).self) else { return [] }
    return [.removing(attribute, from: declaration)]
  }
}

extension AttributeSyntax {
  var name: String {
    let type = attributeName
    return type.as(MemberTypeSyntax.self)?.name.text ?? type.as(IdentifierTypeSyntax.self)?.name
      .text
      ?? type.trimmedDescription
  }

  /// The list `iOS 17, *` of `@available(iOS 17, *)`; `nil` where the attribute says something else.
  var versions: String? {
    guard case .availability(let list)? = arguments,
      list.contains(where: { $0.argument.is(PlatformVersionSyntax.self) })
    else { return nil }
    return list.trimmedDescription
  }

  /// Whether it is `@available(*, unavailable)`, or `deprecated` instead, on whatever system.
  func says(_ word: Keyword) -> Bool {
    guard case .availability(let list)? = arguments else { return false }
    let word = TokenSyntax.keyword(word).text
    return list.contains { $0.argument.trimmedDescription.prefix { $0 != ":" } == word }
  }
}

extension MacroExpansionContext {
  /// The access that what a macro makes for a declaration has to have, with a space behind it.
  func access(of declaration: some WithModifiersSyntax) -> String {
    let access = declaration.access
    if !access.isEmpty || declaration.has(.internal, .private, .fileprivate) { return access }
    // In `public extension` all is public that does not say otherwise.
    let parent = lexicalContext.first { $0.id != Syntax(declaration).id }
    return parent?.as(ExtensionDeclSyntax.self)?.access ?? ""
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainText: String { identifier?.name ?? text }
}
