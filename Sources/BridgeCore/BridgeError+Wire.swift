import OrderedCollections

extension BridgeError {
  /// The error that a handler threw, as it travels.
  init(thrown error: any Error, by name: String, detail: ErrorDetail) {
    switch error {
    case let error as BridgeError: self = error
    case is CancellationError:
      self.init(.cancelled, "\"\(name)\" was cancelled.", underlying: error)
    default:
      let text = detail == .detailed ? "\(type(of: error)): \(error)" : "\(type(of: error))"
      self.init(.thrown, "\"\(name)\" threw \(text)", underlying: error)
    }
  }

  /// The error as the payload of a `fail`.
  var value: BridgeValue {
    var object: OrderedDictionary<String, BridgeValue> = [
      "code": .string(code.rawValue), "message": .string(message),
    ]
    // An error travels without functions and streams: nobody would let them go.
    if let data, !data.holdsReferences { object["data"] = data }
    return .object(object)
  }

  /// The error of a `fail` that the page sent.
  init(payload: Payload) {
    struct Fields: Decodable {
      var code: String
      var message: String
      var data: BridgeValue?
      var stack: String?
    }
    guard let fields = try? payload.value().decode(Fields.self) else {
      self.init(.badFrame, "The page failed a call, with an error that cannot be read.")
      return
    }
    self.init(Code(rawValue: fields.code), fields.message)
    data = fields.data
    stack = fields.stack
  }
}
