/// The detail of a Swift error that the page receives.
public enum ErrorDetail: Sendable {
  /// The name of the error's type only, unless the error is a ``BridgeError``. Arguments that do not fit are told by their
  /// path and by the types.
  case typeNames
  /// The whole text of every error, also of errors that a type's `init(from:)` throws; for development. Such texts may
  /// quote values, and recordings and logs have them as well.
  case detailed

  /// Detailed in debug builds, type names otherwise.
  public static var `default`: ErrorDetail {
    #if DEBUG
      .detailed
    #else
      .typeNames
    #endif
  }
}

extension BridgeError {
  /// Converts an error that a handler threw into the error that the page receives.
  init(thrown error: any Error, by name: String, detail: ErrorDetail) {
    switch error {
    case let error as BridgeError:
      self = error
      // The words of the app's own types, where an argument or a result does not fit them.
      if detail == .detailed, error.code == .badArguments || error.code == .badResult,
        let text = error.underlying?.withheldText
      {
        message += " (\(text))"
      }
    case is CancellationError:
      self.init(.cancelled, "\"\(name)\" was cancelled.", underlying: error)
    default:
      let text = detail == .detailed ? "\(type(of: error)): \(error)" : "\(type(of: error))"
      self.init(.thrown, "\"\(name)\" threw \(text)", underlying: error)
    }
  }
}

/// The place in a page that made a failed call, as the page reports it during development.
package struct PageCallStack: Sendable {
  /// The name of the event with which the page tells it.
  package static let eventName = Name.reservedPrefix + "failed"

  /// The number of the call in its document.
  package let call: Int
  /// The document that made the call.
  package let document: ObservedDocument
  /// The text of the stack, in the form of the page's engine.
  package let text: String

  /// Creates a stack from an activity; `nil` if the activity is another one.
  package init?(_ activity: BridgeActivity.Kind) {
    guard case .event(Self.eventName, .toNative, let document?, let value) = activity,
      case .array(let list)? = try? value.payload.value(), list.count == 2,
      let call = try? list[0].decode(Int.self), case .string(let text) = list[1]
    else { return nil }
    (self.call, self.document, self.text) = (call, document, text)
  }
}
