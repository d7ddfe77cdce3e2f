/// What observers are told of a document. Each function is called only where somebody observes.
extension Document {
  var observed: ObservedDocument {
    ObservedDocument(id: number, origin: origin, url: identity.url, isMainFrame: isMainFrame)
  }

  /// What a call of the page is known by.
  func key(_ id: Int) -> CallTimes.Key {
    CallTimes.Key(id: id, direction: .toNative, document: number)
  }

  /// A call of the page was read.
  func observeCall(_ id: Int, _ name: String, bytes: Int) {
    let call = ObservedCall(id: id, name: name, direction: .toNative, document: observed)
    observers.callBegan(call, bytes: bytes, at: arrivals[calls.current] ?? .now)
  }

  /// A call of the page is answered by a line.
  func observeAnswer(_ id: Int, _ frame: borrowing Frame) {
    switch frame {
    case .fail(_, let error): observers.callEnded(key(id), error: BridgeError(payload: error))
    default: observers.callEnded(key(id), bytes: frame.payload?.size ?? 0)
    }
  }

  /// A line of a stream is about to be sent.
  func observe(sending frame: borrowing Frame) {
    switch frame {
    case .open(let id): observers.streamOpened(key(id))
    case .next(let id, let element): observers.streamElement(key(id), bytes: element.size)
    case .pull(let id, let count):
      observers.streamCredit(OutboundCalls.key(id), count: count)
    default: break
    }
  }

  /// A line of a stream has come.
  func observe(reading frame: borrowing Frame) {
    switch frame {
    case .next(let id, let element):
      observers.streamElement(OutboundCalls.key(id), bytes: element.size)
    case .pull(let id, let count): observers.streamCredit(key(id), count: count)
    default: break
    }
  }

  /// The document ends, and so do its calls.
  func observeEnd(_ error: BridgeError) {
    for id in calls.ids { observers.callEnded(key(id), error: error) }
    observers.tell(.documentEnded(observed, error))
  }
}
