import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension WithModifiersSyntax {
  /// The declared access beyond the module, followed by a space; empty if there is none.
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
  /// Returns the attribute with a name, which may be qualified with any module.
  func attribute(_ name: String) -> AttributeSyntax? {
    attributeNodes.first { $0.name == name }
  }

  /// Whether the declaration is hidden from pages. DSBridge writes the attribute in lowercase.
  var isUnexposed: Bool { attribute("Unexposed") != nil || attribute("unexposed") != nil }

  private var attributeNodes: [AttributeSyntax] {
    attributes.compactMap { if case .attribute(let attribute) = $0 { attribute } else { nil } }
  }

  /// The global actor that the declaration names. Syntax shows only names, so that every attribute whose name
  /// ends in `Actor` counts as one.
  var globalActor: String? { attributeNodes.map(\.name).first { $0.hasSuffix("Actor") } }

  /// The `@available` attributes, for versions or for unavailability.
  var availability: [AttributeSyntax] { attributeNodes.filter { $0.name == "available" } }
}

extension SyntaxProtocol {
  /// Returns the fix-it that removes an attribute from a declaration.
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

  /// The list `iOS 17, *` of `@available(iOS 17, *)`; `nil` if the attribute names no versions.
  var versions: String? {
    guard case .availability(let list)? = arguments,
      list.contains(where: { $0.argument.is(PlatformVersionSyntax.self) })
    else { return nil }
    return list.trimmedDescription
  }

  /// Returns whether the attribute is `@available` with a word, such as `unavailable` or `deprecated`, on any platform.
  func says(_ word: Keyword) -> Bool {
    guard case .availability(let list)? = arguments else { return false }
    let word = TokenSyntax.keyword(word).text
    return list.contains { $0.argument.trimmedDescription.prefix { $0 != ":" } == word }
  }
}

extension MacroExpansionContext {
  /// Returns the access that generated code for a declaration needs, followed by a space.
  func access(of declaration: some WithModifiersSyntax) -> String {
    let access = declaration.access
    if !access.isEmpty || declaration.has(.internal, .private, .fileprivate) { return access }
    // In a `public extension`, members without their own access are public.
    let parent = lexicalContext.first { $0.id != Syntax(declaration).id }
    return parent?.as(ExtensionDeclSyntax.self)?.access ?? ""
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainText: String { identifier?.name ?? text }
}
