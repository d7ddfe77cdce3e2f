/// What native code asks of a page.
struct OutboundRequest: Sendable {
  /// What is asked.
  enum Kind: Sendable {
    /// Calls the function of the name.
    case call
    /// Reads the stream of the name.
    case stream
    /// Asks whether somebody answers to the name.
    case has
    /// Calls a function that the page gave away.
    case callRef(Int)
    /// Reads a stream or a blob that the page gave away.
    case readRef(Int)
  }

  let kind: Kind
  /// What is called, for errors.
  let name: String
  /// The arguments; `nil` where the request has none.
  var arguments: BridgeValue?
  /// How long to wait for the answer; the bridge's limit says where this is `nil`.
  var timeout: Duration?

  /// The line of the request.
  func frame(_ id: Int, _ arguments: Payload) -> Frame {
    switch kind {
    case .call: .call(id: id, name: name, arguments: arguments)
    case .stream: .stream(id: id, name: name, arguments: arguments)
    case .has: .has(id: id, name: name)
    case .callRef(let ref): .callRef(id: id, ref: ref, arguments: arguments)
    case .readRef(let ref): .readRef(id: id, ref: ref)
    }
  }
}
