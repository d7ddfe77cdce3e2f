import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// What a fix-it does, in words.
struct Remedy: FixItMessage {
  let message: String
  var fixItID: MessageID { MessageID(domain: "WebBridge", id: message) }

  init(_ message: String) { self.message = message }
}

extension FixIt {
  init(_ message: String, _ old: some SyntaxProtocol, _ new: some SyntaxProtocol) {
    self.init(
      message: Remedy(message), changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }

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
    return FixIt("Add '@\(attribute)'", declaration, new)
  }

  /// Takes an attribute from a declaration.
  static func removing(
    _ attribute: AttributeSyntax, from declaration: some SyntaxProtocol & WithAttributesSyntax
  ) -> FixIt {
    var new = declaration
    // The attribute comes from a tree of its own, and is another node there.
    new.attributes = declaration.attributes.filter {
      $0.as(AttributeSyntax.self)?.name != attribute.name
    }
    new.leadingTrivia = declaration.leadingTrivia
    return FixIt("Remove '@\(attribute.name)'", declaration, new)
  }

  /// Takes a modifier from a declaration.
  static func removing(
    _ modifier: DeclModifierSyntax, from declaration: some SyntaxProtocol & WithModifiersSyntax
  ) -> FixIt {
    var new = declaration
    new.modifiers = declaration.modifiers.filter { $0.id != modifier.id }
    new.leadingTrivia = declaration.leadingTrivia
    return FixIt("Remove '\(modifier.name.text)'", declaration, new)
  }

  /// Makes an array of a variadic parameter.
  static func takingArray(_ parameter: FunctionParameterSyntax) -> FixIt {
    var new = parameter
    new.type = "[\(parameter.type.trimmed)]"
    new.ellipsis = nil
    return FixIt("Write '\(new.type)'", parameter, new)
  }

  /// Puts another keyword in the place of one.
  static func replacing(_ word: TokenSyntax, _ keyword: Keyword) -> FixIt {
    let new = word.with(\.tokenKind, .keyword(keyword))
    return FixIt("Write '\(new.text)'", word, new)
  }
}

extension TypeSyntax {
  /// The fix-it that puts another type in its place.
  func replacement(_ text: String) -> FixIt {
    let new: TypeSyntax = "\(raw: text)"
    return FixIt(
      "Write '\(text)'", self,
      new.with(\.leadingTrivia, leadingTrivia).with(\.trailingTrivia, trailingTrivia))
  }
}
