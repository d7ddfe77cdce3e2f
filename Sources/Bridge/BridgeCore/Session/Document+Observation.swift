/// Reports the document's activity to observers. The functions are called only if the bridge has observers.
extension Document {
  /// Returns the key of a call of the page.
  func key(_ id: Int) -> CallTimes.Key {
    CallTimes.Key(id: id, direction: .toNative, document: number)
  }

  /// Reports that a call of the page was read.
  func observeCall(_ id: Int, _ name: String, _ arguments: Payload) {
    observers.callBegan(
      TimedCall(
        id, name, .toNative, observed, traceparent: observation.takeTrace(of: id),
        argumentBytes: arguments.size, at: observation.arrival(of: calls.current)), arguments)
  }

  /// Keeps the trace of the page's next call.
  func keepTrace(_ parent: Payload, of id: Int) {
    if observers.tracing != nil { observation.keepTrace(parent, of: id) }
  }

  /// Reports a frame that is about to be sent, if it is an answer or a part of a stream.
  func observe(sending frame: borrowing Frame) {
    switch frame {
    case .done(let id, let result): observers.callEnded(key(id), result)
    case .fail(let id, let error):
      observers.callFailed(key(id), BridgeError(payload: error))
    case .open(let id): observers.streamOpened(key(id))
    case .next(let id, let element): observers.streamElement(key(id), element)
    case .credit(let id, let count):
      observers.streamCredit(OutboundCalls.key(id), count: count)
    default: break
    }
  }

  /// Reports the end of the document and of its calls.
  func observeEnd(_ error: BridgeError) {
    for id in calls.ids { observers.callFailed(key(id), error) }
    observers.tell(.documentEnded(observed, error))
  }
}

/// What observers will be told of the calls of a document.
struct DocumentObservation {
  /// The arrival times of texts that are not read to their end, by number. Only an observed bridge records them.
  var arrivals: [Int: ObservedTime] = [:]
  /// The arrival that was looked up last.
  private var lastArrival: (text: Int, time: ObservedTime)?
  /// The trace that the page has sent for its next call.
  private var nextTrace: (id: Int, parent: String)?
  /// The longest text of a trace, in bytes. A `traceparent` of the first version has 55.
  private static let longestTrace = 256

  /// Returns when a text arrived. All calls of a text have the same time, which is looked up once.
  mutating func arrival(of number: Int) -> ObservedTime {
    if let last = lastArrival, last.text == number { return last.time }
    guard let time = arrivals[number] else { return .now }
    lastArrival = (number, time)
    return time
  }

  /// Keeps a trace. A text that is no trace is ignored, because a trace must not make a call fail.
  mutating func keepTrace(_ parent: Payload, of id: Int) {
    guard parent.size <= Self.longestTrace, case .string(let text)? = try? parent.value() else {
      return
    }
    nextTrace = (id, text)
  }

  mutating func takeTrace(of id: Int) -> String? {
    guard let trace = nextTrace else { return nil }
    nextTrace = nil
    return trace.id == id ? trace.parent : nil
  }
}
