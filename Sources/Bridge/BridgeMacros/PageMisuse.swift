import SwiftDiagnostics

/// The misuses of `@PageInterface` and `@PageName`.
enum PageMisuse: DiagnosticMessage, Equatable {
  case notAProtocol
  case nameNotLiteral
  case badName(String)
  case classProtocol(String)
  case notAsyncThrows(String)
  case typedThrows(String)
  case asyncStream(String)
  case otherSequence(String, of: String)
  case elsewhere(String)
  case genericMethod(String)
  case staticRequirement(String)
  case mutatingMethod(String)
  case inoutParameter(String)
  case variadicParameter(String)
  case functionParameter(String)
  case tupleParameter(String)
  case tupleResult(String)
  case notEvents(String)
  case settable(String)
  case sameName(String)
  case condition
  case other(String)
  case pageNameElsewhere

  var message: String {
    switch self {
    case .notAProtocol: "'@PageInterface' belongs on a protocol."
    case .nameNotLiteral: "The name has to be a plain string literal."
    case .badName(let name):
      "The name '\(name)' is empty, or has an empty part before, after or between dots."
    case .classProtocol(let name):
      "'\(name)' is for classes or actors alone, and the page is a struct: leave '\(name)' off."
    case .notAsyncThrows(let method):
      "'\(method)' calls the page, which takes time and can fail: write 'async throws'."
    case .typedThrows(let method): "'\(method)' names the type of its errors: write 'throws' alone."
    case .asyncStream(let method):
      "'\(method)' returns a stream, which opens when it is read: leave 'async' and 'throws' off."
    case .otherSequence(let method, let element):
      "'\(method)' returns a sequence, and the page's is a stream: write 'BridgeStream<\(element)>'."
    case .elsewhere(let name):
      "'\(name)' is not on the main actor, where the bridge is: leave its isolation off."
    case .genericMethod(let method): "'\(method)' is generic: write the types."
    case .staticRequirement(let name): "'\(name)' is static, and a page is an instance."
    case .mutatingMethod(let method): "'\(method)' is mutating, and a call changes no value."
    case .inoutParameter(let label):
      "'\(label)' is inout, and the page gets values: return the new value."
    case .variadicParameter(let label):
      "'\(label)' is variadic, which cannot be given on: take an array."
    case .functionParameter(let label):
      "'\(label)' is a closure, which is not Encodable: give a value."
    case .tupleParameter(let label):
      "'\(label)' is a tuple, which is not Encodable: give a struct or several parameters."
    case .tupleResult(let method):
      "'\(method)' returns a tuple, which is not Decodable: return a struct."
    case .notEvents(let property):
      "'\(property)' is a property, and only events are: write 'BridgeEvents<T> { get }', or make it a method."
    case .settable(let property): "'\(property)' cannot be set: write '{ get }'."
    case .sameName(let name):
      "There are several requirements for the page's '\(name)': rename one, or give it a '@PageName'."
    case .condition:
      "'@PageInterface' does not see through '#if': put it around the whole protocol."
    case .other(let kind): "A page has no \(kind): only methods and events."
    case .pageNameElsewhere:
      "'@PageName' belongs on a method or an event of a protocol with '@PageInterface'."
    }
  }

  var diagnosticID: MessageID {
    MessageID(domain: "WebBridge", id: "\(self)".prefix { $0 != "(" }.description)
  }

  var severity: DiagnosticSeverity { .error }
}
