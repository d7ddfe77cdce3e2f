import SwiftDiagnostics

/// The misuses of `@Exposed` and `@Unexposed`.
enum ExposedMisuse: DiagnosticMessage, Equatable {
  case notAType
  case nameNotLiteral
  case badName(String)
  case genericType(String)
  case exposedSuperclass(String)
  case noMethods(String)
  case privateInside(String)
  case overloaded(String)
  case genericMethod(String)
  case mutatingMethod(String)
  case rethrowingMethod(String)
  case inoutParameter(String)
  case variadicParameter(String)
  case isolatedParameter(String)
  case tupleParameter(String)
  case functionParameter(String)
  case answerShape(String)
  case namedClosure(String)
  case answerTwice(String)
  case asyncAnswer(String)
  case tupleResult(String)
  case functionResult(String)
  case unexposedElsewhere

  var message: String {
    switch self {
    case .notAType: "'@Exposed' belongs on a class, a struct, an enum or an actor."
    case .nameNotLiteral: "The name has to be a plain string literal."
    case .badName(let name): "The name '\(name)' has an empty part before, after or between dots."
    case .genericType(let type):
      "'\(type)' is generic or stands in a generic type, so that pages cannot know its types: expose a type that is not."
    case .exposedSuperclass(let type):
      "'\(type)' is exposed already, by its superclass or another conformance to 'ExposedInterface'."
    case .noMethods(let type):
      "'\(type)' has no method for pages in its own braces: methods in extensions, static ones and private ones are not exposed."
    case .privateInside(let type):
      "'\(type)' is private in another type, where the extension that '@Exposed' makes does not see it: write 'fileprivate'."
    case .overloaded(let method):
      "There are several methods '\(method)', and pages know methods by their names alone: rename one, or mark it '@Unexposed'."
    case .genericMethod(let method):
      "'\(method)' is generic, and pages give no types: write the types, or mark it '@Unexposed'."
    case .mutatingMethod(let method):
      "'\(method)' is mutating, and what is exposed is a copy: use a class or an actor, or mark it '@Unexposed'."
    case .rethrowingMethod(let method):
      "'\(method)' rethrows: write 'throws', or mark it '@Unexposed'."
    case .inoutParameter(let label):
      "'\(label)' is inout, and pages give values: return the new value."
    case .variadicParameter(let label):
      "'\(label)' is variadic, which cannot be given on: take an array."
    case .isolatedParameter(let label): "'\(label)' is isolated, and a page has no actor to give."
    case .tupleParameter(let label):
      "'\(label)' is a tuple, which is not Decodable: take a struct or several parameters."
    case .functionParameter(let label):
      "'\(label)' is a closure, and only the last parameter may be one: it takes the answer."
    case .answerShape(let label):
      "The closure '\(label)' takes the answer: write '(T) -> Void' for one, or '(T, Bool) -> Void' for repeated ones."
    case .namedClosure(let label):
      "The closure '\(label)' has a type that is declared elsewhere: write it out, as '(T) -> Void'."
    case .answerTwice(let method):
      "'\(method)' gives its answer to a closure and returns a result: choose one of them."
    case .asyncAnswer(let method):
      "'\(method)' is async and gives its answer to a closure: return the answer."
    case .tupleResult(let method):
      "'\(method)' returns a tuple, which is not Encodable: return a struct."
    case .functionResult(let method):
      "'\(method)' returns a closure, which is not Encodable: return a value."
    case .unexposedElsewhere: "'@Unexposed' belongs on a method of a type with '@Exposed'."
    }
  }

  var diagnosticID: MessageID {
    MessageID(domain: "WebBridge", id: "\(self)".prefix { $0 != "(" }.description)
  }

  var severity: DiagnosticSeverity { if case .noMethods = self { .warning } else { .error } }
}
