extension BridgeActivity {
  /// The activity for long-term storage. Its payloads keep no functions and streams of a page alive. They keep the text
  /// in which they arrived, so that a copy is needed only for those that are kept one by one.
  package var detached: BridgeActivity {
    switch kind {
    case .callBegan(let call, let arguments):
      BridgeActivity(time: time, kind: .callBegan(call, arguments: arguments.detached))
    case .callEnded(let call, let end):
      BridgeActivity(time: time, kind: .callEnded(call, end.detached))
    case .streamElement(let call, let value):
      BridgeActivity(time: time, kind: .streamElement(call, value.detached))
    case .event(let name, let direction, let document, let value):
      BridgeActivity(
        time: time, kind: .event(name: name, direction, document, value: value.detached))
    default: self
    }
  }
}

extension ObservedPayload {
  /// The bytes of ``text``.
  package var bytes: ArraySlice<UInt8> { payload.written.text }

  fileprivate var detached: ObservedPayload {
    guard !payload.isText else { return self }
    let copy = Payload(text: payload.written.text)
    return ObservedPayload(
      payload: payload.sizeBeside == 0
        ? copy : Payload(copy, read: nil, sizeBeside: payload.sizeBeside))
  }
}

extension Payload {
  /// A payload with a text, which the arguments of a function that stays on this side do not have.
  fileprivate var written: Payload {
    guard text.isEmpty, let value = try? value() else { return self }
    return Payload(value)
  }
}

extension CallEnd {
  fileprivate var detached: CallEnd {
    guard let result else { return self }
    return CallEnd(
      error: error, argumentBytes: argumentBytes, result: result.detached, elements: elements,
      queueTime: queueTime,
      handlerTime: handlerTime)
  }
}

extension ObservedPayload {
  /// The payload of a value, for what did not cross by itself.
  package init(_ value: BridgeValue) { self.init(payload: Payload(value)) }
}
