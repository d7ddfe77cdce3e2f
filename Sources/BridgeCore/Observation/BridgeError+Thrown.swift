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
