import SwiftParser
import SwiftSyntax

extension SwiftType {
  /// Reads a type from its syntax.
  init(_ syntax: TypeSyntax) {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      self = .named([Part(type.name, type.genericArgumentClause)])
    case .memberType(let type):
      let part = Part(type.name, type.genericArgumentClause)
      if case .named(let parts) = SwiftType(type.baseType) {
        self = .named(parts + [part])
      } else {
        self = .other(type.trimmedDescription)
      }
    case .optionalType(let type): self = .optional(SwiftType(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): self = .optional(SwiftType(type.wrappedType))
    case .arrayType(let type): self = .array(SwiftType(type.element))
    case .dictionaryType(let type):
      self = .dictionary(SwiftType(type.key), SwiftType(type.value))
    case .attributedType(let type): self = SwiftType(type.baseType)
    case .someOrAnyType(let type): self = SwiftType(type.constraint)
    case .compositionType(let type):
      // `Sendable` is ignored, as in `AsyncSequence<Int, Never> & Sendable`, because it does not affect values.
      let types = type.elements.map { SwiftType($0.type) }.filter {
        $0.standard?.name != "Sendable"
      }
      self = types.count == 1 ? types[0] : .other(syntax.trimmedDescription)
    case .tupleType(let type):
      let types = type.elements.map { SwiftType($0.type) }
      self = types.count == 1 ? types[0] : .tuple(types)
    case .functionType(let type):
      self = .function(
        type.parameters.map { SwiftType($0.type) }, SwiftType(type.returnClause.type))
    default: self = .other(syntax.trimmedDescription)
    }
  }

  /// Infers the type of a value from its syntax, if the syntax shows the type.
  init?(ofValue syntax: ExprSyntax) {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: self = .named("Int")
    case .floatLiteralExpr: self = .named("Double")
    case .stringLiteralExpr: self = .named("String")
    case .booleanLiteralExpr: self = .named("Bool")
    case .prefixOperatorExpr(let value): self.init(ofValue: value.expression)
    case .arrayExpr(let list):
      guard let first = list.elements.first, let type = SwiftType(ofValue: first.expression) else {
        return nil
      }
      self = .array(type)
    case .functionCallExpr(let call):
      // In `Date()`, `[Item]()` and `Set<Int>()`, the called expression is a type if it has a type's name.
      let text = call.calledExpression.trimmedDescription
      guard let first = text.first, first.isUppercase || first == "[" else { return nil }
      let name = text.hasSuffix(".init") ? String(text.dropLast(5)) : text
      guard !name.contains("(") else { return nil }
      var parser = Parser(name)
      self.init(TypeSyntax.parse(from: &parser))
      // `Color.named("red")` calls a function of a type.
      if let last = last?.name.first, !last.isUppercase { return nil }
    default: return nil
    }
  }
}

extension SwiftType.Part {
  fileprivate init(_ name: TokenSyntax, _ arguments: GenericArgumentClauseSyntax?) {
    self.init(
      name: name.plainText,
      arguments: arguments?.arguments.map { argument in
        if case .type(let type) = argument.argument { return SwiftType(type) }
        return .other(argument.argument.trimmedDescription)
      } ?? [])
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainText: String { identifier?.name ?? text }
}
