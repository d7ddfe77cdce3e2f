/// A request of native code to a page.
struct OutboundRequest: Sendable {
  /// The kind of a request.
  enum Kind: Sendable {
    /// Calls the function with the name.
    case call
    /// Reads the stream with the name.
    case stream
    /// Asks whether the page has a handler of the name.
    case has
    /// Calls a function that the page exported.
    case callRef(Int)
    /// Reads a stream or a blob that the page exported.
    case readRef(Int)
  }

  let kind: Kind
  /// The name of the function or stream, also for errors.
  let name: String
  /// The arguments; `nil` if the request has none.
  var arguments: BridgeValue?
  /// How long to wait for the answer; `nil` uses the bridge's limit.
  var timeout: Duration?

  /// Returns the frame of the request.
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
