import SwiftSyntax

/// The closure that takes the answer, which is the last parameter of a method.
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
      if let named = type.standard, named.name == "Result",
        case .type(let value)? = named.arguments?.first?.argument
      {
        self = .result(value.isVoid ? "Void" : value.trimmedDescription)
      } else {
        self = type.isVoid ? .done : .value(type.trimmedDescription)
      }
    case 2 where parameters[1].standard?.name == "Bool":
      self = .repeated(parameters[0].bare.trimmedDescription)
    default: return nil
    }
  }

  /// The type of the answer; `nil` if the answer has no value.
  var type: String? {
    switch self {
    case .done, .result("Void"): nil
    case .value(let type), .result(let type), .repeated(let type): type
    }
  }

  /// The function that adds the method. It infers the type of the answer.
  var adding: String {
    if case .repeated = self { "addRepeating" } else { "addAnswering" }
  }

  /// The argument for the closure's parameter.
  var function: String {
    switch self {
    case .done: "$1.done"
    case .result: "$1.complete"
    case .value, .repeated: "$1.send"
    }
  }
}
