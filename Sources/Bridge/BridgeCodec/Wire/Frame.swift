/// One message between the two ends, which is one line on the wire. See `docs/WIRE.md`.
package enum Frame: Sendable, Equatable {
  /// A request. Exactly one `done` or `fail` answers it.
  case call(id: Int, name: String, arguments: Payload)
  /// Asks whether the name has a handler. It is answered like a call.
  case has(id: Int, name: String)
  /// A request whose answer may be a stream, in which case `open` precedes the elements.
  case stream(id: Int, name: String, arguments: Payload)
  /// Calls a function that the other end exports. It is answered like a call.
  case callRef(id: Int, ref: Int, arguments: Payload)
  /// Reads a stream that the other end exports. It is answered like a stream.
  case readRef(id: Int, ref: Int)
  /// The answer is a stream. Its elements follow within the credit.
  case open(id: Int)
  /// The result of a call, or the end of a stream.
  case done(id: Int, result: Payload)
  /// The error of a call or a stream.
  case fail(id: Int, error: Payload)
  /// The caller no longer wants the answer.
  case cancel(id: Int)
  /// One element of a stream.
  case next(id: Int, element: Payload)
  /// Credit: the number of further elements that the reader can take.
  case credit(id: Int, count: Int)
  /// A reference that the other end exports is no longer held.
  case release(ref: Int)
  /// Bytes of native that the page has to load before it reads the next line.
  case load(ref: Int, size: Int, key: String)
  /// A piece of bytes of the page that a later line refers to.
  case bytes(number: Int, offset: Int, piece: Payload)
  /// The trace of the next request, whose id it has: a `traceparent` as text.
  case trace(id: Int, parent: Payload)
  /// An event, which has no answer.
  case event(name: String, value: Payload)
}

extension Frame {
  /// The value that the frame carries.
  package var payload: Payload? {
    switch self {
    case .call(_, _, let payload), .stream(_, _, let payload), .callRef(_, _, let payload),
      .done(_, let payload), .fail(_, let payload), .next(_, let payload), .event(_, let payload):
      payload
    case .has, .readRef, .open, .cancel, .credit, .release, .load, .bytes, .trace: nil
    }
  }
}

extension Frame {
  /// The size, in bytes, from which a text is not copied once more.
  package static let largeText = 1 << 16

  /// Takes the text out of a large result, and leaves an empty one.
  package mutating func takeLargeResult() -> [UInt8]? {
    guard case .done(let id, let result) = self, result.text.count >= Self.largeText else {
      return nil
    }
    self = .done(id: id, result: Payload(text: []))
    return Array(result.text)
  }
}
