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
    case callReference(Int)
    /// Reads a stream or a blob that the page gave away.
    case readReference(Int)
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
    case .callReference(let ref): .apply(id: id, ref: ref, arguments: arguments)
    case .readReference(let ref): .read(id: id, ref: ref)
    }
  }
}
