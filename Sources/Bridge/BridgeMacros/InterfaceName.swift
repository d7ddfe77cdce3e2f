import SwiftParser
import SwiftSyntax

/// The name in an attribute, such as the `device.camera` of `@Exposed("device.camera")`.
enum InterfaceName {
  case missing
  case given(String)
  case bad(String)
  case notLiteral

  init(_ attribute: AttributeSyntax) {
    guard case .argumentList(let arguments)? = attribute.arguments, let first = arguments.first
    else {
      self = .missing
      return
    }
    if first.expression.is(NilLiteralExprSyntax.self) {
      self = .missing
    } else if let name = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      self = name.isEmpty || parts.allSatisfy { !$0.isEmpty } ? .given(name) : .bad(name)
    } else {
      self = .notLiteral
    }
  }

  /// Returns a type's name with a lowercase beginning: `camera` for `Camera`, `urlStore` for `URLStore`.
  static func made(of type: String) -> String {
    let capitals = type.prefix { $0.isUppercase }
    if capitals.count == type.count { return type.lowercased() }
    let count = max(1, capitals.count - 1)
    return type.prefix(count).lowercased() + type.dropFirst(count)
  }
}
