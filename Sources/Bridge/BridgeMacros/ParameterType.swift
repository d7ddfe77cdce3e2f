import SwiftParser
import SwiftSyntax

extension TypeSyntax {
  /// The type without attributes, specifiers and surrounding parentheses.
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
      || type.standard?.name == "Optional"
  }

  var isTuple: Bool { bare.as(TupleTypeSyntax.self).map { $0.elements.count > 1 } ?? false }

  var isVoid: Bool {
    let type = bare
    return type.as(TupleTypeSyntax.self)?.elements.isEmpty ?? (type.standard?.name == "Void")
  }

  /// The function type, which may be optional.
  var function: FunctionTypeSyntax? {
    let type = bare
    if let type = type.as(FunctionTypeSyntax.self) { return type }
    if let type = type.as(OptionalTypeSyntax.self) { return type.wrappedType.function }
    guard let named = type.standard, named.name == "Optional",
      case .type(let wrapped)? = named.arguments?.first?.argument
    else { return nil }
    return wrapped.function
  }

  /// The name of a type that may belong to the standard library, without the library's module, and the type's
  /// arguments. `nil` for a type with another qualifier.
  var standard: (name: String, arguments: GenericArgumentListSyntax?)? {
    let type = bare
    if let simple = type.as(IdentifierTypeSyntax.self) {
      return (simple.name.plainText, simple.genericArgumentClause?.arguments)
    }
    guard let member = type.as(MemberTypeSyntax.self),
      ["Swift", "_Concurrency"].contains(member.baseType.trimmedDescription)
    else { return nil }
    return (member.name.plainText, member.genericArgumentClause?.arguments)
  }

  func has(_ specifier: Keyword) -> Bool {
    `as`(AttributedTypeSyntax.self)?.specifiers.contains {
      $0.trimmedDescription == "\(TokenSyntax.keyword(specifier).text)"
    } ?? false
  }

  /// Whether decoding a value of the type may take long.
  var mayBeLong: Bool {
    let type = bare
    if let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType { return wrapped.mayBeLong }
    let short = ["Bool", "Int", "Double", "Float", "String", "Data", "Date", "URL"]
    return function == nil && !short.contains(type.standard?.name ?? "")
  }

  /// The type as part of an expression, where `T!` is not allowed.
  var expression: String {
    let type = bare
    guard let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
      return type.trimmedDescription
    }
    return "\(optional.wrappedType.trimmedDescription)?"
  }

  /// Whether the type is marked `@escaping`, and therefore is a closure.
  var isEscaping: Bool {
    `as`(AttributedTypeSyntax.self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.name == "escaping"
    } ?? false
  }

  /// Whether the type contains `some`, which makes a function generic.
  var hasOpaquePart: Bool { tokens(viewMode: .sourceAccurate).contains { $0.text == "some" } }
}

extension FunctionParameterSyntax {
  /// The argument label; `nil` if there is none.
  var argumentLabel: String? { firstName.tokenKind == .wildcard ? nil : firstName.label }

  /// The title of the parameter in errors: the label, or the name if there is no label.
  var title: String {
    let named = firstName.tokenKind == .wildcard ? secondName ?? firstName : firstName
    return named.plainText
  }

  /// Returns the declaration of the parameter in a generated function, and its name there.
  func declared(at index: Int) -> (text: String, name: String) {
    let written = (secondName ?? firstName).plainText
    let isPlain = written != "_" && written.isValidSwiftIdentifier(for: .variableName)
    // A keyword or `_` cannot name a parameter that is passed on.
    let name = isPlain ? written : "argument\(index + 1)"
    let needsTicks = ["inout", "let", "var"].contains(firstName.plainText)
    let label = needsTicks ? "`\(firstName.plainText)`" : argumentLabel ?? "_"
    return ("\(label == name ? "" : "\(label) ")\(name): \(type.trimmedDescription)", name)
  }
}

extension TokenSyntax {
  /// The name as an argument label, in which keywords need no backticks.
  fileprivate var label: String {
    let isWord = plainText.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isWord && plainText != "_" ? plainText : "`\(plainText)`"
  }
}
