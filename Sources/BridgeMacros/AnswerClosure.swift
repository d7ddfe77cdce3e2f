import SwiftSyntax

/// A last parameter that is a closure and takes the answer.
enum AnswerClosure {
  /// `() -> Void`
  case done
  /// `(T) -> Void`
  case value(String)
  /// `(Result<T, E>) -> Void`
  case result(String)
  /// `(T, Bool) -> Void`
  case repeated(String)

  init?(_ function: FunctionTypeSyntax) {
    guard function.returnClause.type.isVoid else { return nil }
    let parameters = function.parameters.map(\.type)
    switch parameters.count {
    case 0: self = .done
    case 1:
      let type = parameters[0].bare
      if type.isTuple || type.function != nil { return nil }
      if let result = type.as(IdentifierTypeSyntax.self), result.name.text == "Result",
        let value = result.genericArgumentClause?.arguments.first
      {
        self = .result(value.argument.trimmedDescription)
      } else {
        self = type.isVoid ? .done : .value(type.trimmedDescription)
      }
    case 2 where parameters[1].bare.trimmedDescription == "Bool":
      self = .repeated(parameters[0].bare.trimmedDescription)
    default: return nil
    }
  }

  /// The type of what is answered; `nil` for nothing.
  var type: String? {
    switch self {
    case .done, .result("Void"): nil
    case .value(let type), .result(let type), .repeated(let type): type
    }
  }

  /// The closure's second parameter in generated code, with its type.
  var parameter: String {
    switch self {
    case .done: "answer: CallAnswer<Void>"
    case .value(let type), .result(let type): "answer: CallAnswer<\(type)>"
    case .repeated(let type): "answer: RepeatedAnswer<\(type)>"
    }
  }

  /// What is given to the method.
  var function: String {
    switch self {
    case .done: "answer.done"
    case .result: "answer.complete"
    case .value, .repeated: "answer.send"
    }
  }
}
