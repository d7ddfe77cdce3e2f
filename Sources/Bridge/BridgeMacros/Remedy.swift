import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// The message of a fix-it.
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

  /// Adds an attribute to a declaration.
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

  /// Removes an attribute from a declaration.
  static func removing(
    _ attribute: AttributeSyntax, from declaration: some SyntaxProtocol & WithAttributesSyntax
  ) -> FixIt {
    var new = declaration
    // Attributes are compared by name, because this one is a node of another tree.
    new.attributes = declaration.attributes.filter {
      $0.as(AttributeSyntax.self)?.name != attribute.name
    }
    new.leadingTrivia = declaration.leadingTrivia
    return FixIt("Remove '@\(attribute.name)'", declaration, new)
  }

  /// Removes a modifier from a declaration.
  static func removing(
    _ modifier: DeclModifierSyntax, from declaration: some SyntaxProtocol & WithModifiersSyntax
  ) -> FixIt {
    var new = declaration
    new.modifiers = declaration.modifiers.filter { $0.id != modifier.id }
    new.leadingTrivia = declaration.leadingTrivia
    return FixIt("Remove '\(modifier.name.text)'", declaration, new)
  }

  /// Turns a variadic parameter into an array.
  static func takingArray(_ parameter: FunctionParameterSyntax) -> FixIt {
    var new = parameter
    new.type = "[\(parameter.type.trimmed)]"
    new.ellipsis = nil
    return FixIt("Write '\(new.type)'", parameter, new)
  }

  /// Replaces a keyword by another.
  static func replacing(_ word: TokenSyntax, _ keyword: Keyword) -> FixIt {
    let new = word.with(\.tokenKind, .keyword(keyword))
    return FixIt("Write '\(new.text)'", word, new)
  }
}

extension TypeSyntax {
  /// Returns the fix-it that replaces the type by another.
  func replacement(_ text: String) -> FixIt {
    let new: TypeSyntax = "\(raw: text)"
    return FixIt(
      "Write '\(text)'", self,
      new.with(\.leadingTrivia, leadingTrivia).with(\.trailingTrivia, trailingTrivia))
  }
}
