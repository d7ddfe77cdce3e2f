import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// What a fix-it does, in words.
struct Remedy: FixItMessage {
  let message: String
  var fixItID: MessageID { MessageID(domain: "WebBridge", id: message) }

  init(_ message: String) { self.message = message }

  /// Puts an attribute before a declaration.
  static func adding(
    _ attribute: String, to declaration: some DeclSyntaxProtocol & WithAttributesSyntax
  ) -> FixIt {
    var new = declaration
    new.leadingTrivia = []
    new.attributes.insert(
      .attribute(AttributeSyntax("@\(raw: attribute)").with(\.trailingTrivia, .space)),
      at: new.attributes.startIndex)
    new.leadingTrivia = declaration.leadingTrivia
    return FixIt(
      message: Remedy("Add '@\(attribute)'"),
      changes: [.replace(oldNode: Syntax(declaration), newNode: Syntax(new))])
  }

  /// Puts another keyword in the place of one.
  static func replacing(_ word: TokenSyntax, _ keyword: Keyword) -> FixIt {
    let new = word.with(\.tokenKind, .keyword(keyword))
    return FixIt(
      message: Remedy("Write '\(new.text)'"),
      changes: [.replace(oldNode: Syntax(word), newNode: Syntax(new))])
  }
}
