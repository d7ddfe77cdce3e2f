import SwiftDiagnostics
import SwiftSyntax

/// The misuses of a method, each with its node.
struct Misuses: Error {
  private(set) var all: [(node: Syntax, misuse: ExposedMisuse, remedy: FixIt?)] = []

  mutating func check(
    _ node: (some SyntaxProtocol)?, _ misuse: ExposedMisuse, _ remedy: FixIt? = nil
  ) {
    if let node { all.append((Syntax(node), misuse, remedy)) }
  }

  /// Checks a parameter of a method.
  mutating func check(_ parameter: FunctionParameterSyntax, of method: String, isLast: Bool) {
    let (type, title) = (parameter.type, parameter.title)
    if let function = type.function {
      if !isLast {
        check(type, .functionParameter(title))
      } else if AnswerClosure(function) == nil {
        check(type, .answerShape(title))
      }
      return
    }
    if type.has(.inout) { check(type, .inoutParameter(title)) }
    if type.has(.isolated) { check(type, .isolatedParameter(title)) }
    if type.isTuple { check(type, .tupleParameter(title)) }
    if type.hasOpaquePart { check(type, .genericMethod(method)) }
    if type.isEscaping { check(type, .namedClosure(title)) }
    check(parameter.ellipsis, .variadicParameter(title), .takingArray(parameter))
  }
}
