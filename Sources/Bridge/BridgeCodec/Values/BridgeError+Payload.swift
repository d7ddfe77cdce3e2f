import OrderedCollections

extension BridgeError {
  /// The error as the payload of a `fail`.
  package var value: BridgeValue {
    var object: OrderedDictionary<String, BridgeValue> = [
      "code": .string(code.rawValue), "message": .string(message),
    ]
    // An error carries no functions and streams, because nobody would release them.
    if let data, !data.holdsReferences { object["data"] = data }
    return .object(object)
  }

  /// The error of a `fail` that the page sent.
  package init(payload: Payload) {
    struct Fields: Decodable {
      var code: String
      var message: String
      var data: BridgeValue?
      var stack: String?
    }
    guard let fields = try? payload.value().decode(Fields.self) else {
      self.init(.badFrame, "The page failed a call with an unreadable error.")
      return
    }
    self.init(Code(rawValue: fields.code), fields.message)
    data = fields.data
    stack = fields.stack
  }
}
