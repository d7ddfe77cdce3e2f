import SwiftParser
import SwiftSyntax

extension TypeSyntax {
  /// The type without attributes, specifiers and parentheses around it.
  var bare: TypeSyntax {
    if let type = `as`(AttributedTypeSyntax.self) { return type.baseType.bare }
    if let tuple = `as`(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.firstName == nil
    {
      return only.type.bare
    }
    return trimmed
  }

  var isOptional: Bool {
    let type = bare
    return type.is(OptionalTypeSyntax.self)
      || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  var isTuple: Bool { bare.as(TupleTypeSyntax.self).map { $0.elements.count > 1 } ?? false }

  var isVoid: Bool {
    let type = bare
    return type.as(TupleTypeSyntax.self)?.elements.isEmpty ?? (type.trimmedDescription == "Void")
  }

  /// The function type, also of an optional one.
  var function: FunctionTypeSyntax? {
    let type = bare
    return type.as(OptionalTypeSyntax.self)?.wrappedType.function
      ?? type.as(FunctionTypeSyntax.self)
  }

  func has(_ specifier: Keyword) -> Bool {
    `as`(AttributedTypeSyntax.self)?.specifiers.contains {
      $0.trimmedDescription == "\(TokenSyntax.keyword(specifier).text)"
    } ?? false
  }

  /// Whether it is said to be a closure.
  var isEscaping: Bool {
    `as`(AttributedTypeSyntax.self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.name == "escaping"
    } ?? false
  }

  /// Whether `some` stands in it, which makes a function generic.
  var hasOpaquePart: Bool { tokens(viewMode: .sourceAccurate).contains { $0.text == "some" } }
}

extension FunctionParameterSyntax {
  /// What callers write before the argument; `nil` for nothing.
  var argumentLabel: String? { firstName.tokenKind == .wildcard ? nil : firstName.label }

  /// What stands for the parameter in errors: the label, or the name where there is none.
  var title: String {
    let named = firstName.tokenKind == .wildcard ? secondName ?? firstName : firstName
    return named.plainText
  }

  /// The parameter as a function that is made for it declares it, and its name there.
  func declared(at index: Int) -> (text: String, name: String) {
    let written = (secondName ?? firstName).plainText
    let isPlain = written != "_" && written.isValidSwiftIdentifier(for: .variableName)
    // A keyword, or nothing, is no name for what has to be given on.
    let name = isPlain ? written : "argument\(index + 1)"
    let needsTicks = ["inout", "let", "var"].contains(firstName.plainText)
    let label = needsTicks ? "`\(firstName.plainText)`" : argumentLabel ?? "_"
    return ("\(label == name ? "" : "\(label) ")\(name): \(type.trimmedDescription)", name)
  }
}

extension TokenSyntax {
  /// The name as the label of an argument, where keywords need no backticks.
  fileprivate var label: String {
    let isWord = plainText.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isWord && plainText != "_" ? plainText : "`\(plainText)`"
  }
}
