extension BridgeActivity {
  /// Returns the activity for long-term storage. Its payloads keep no functions and streams of a page alive, and not the
  /// text of the whole batch.
  ///
  /// - Parameter longest: The size from which on only the size of a payload is kept, in bytes.
  package func detached(longest: Int) -> BridgeActivity {
    switch kind {
    case .callBegan(let call, let arguments):
      BridgeActivity(
        observedTime: observedTime, kind: .callBegan(call, arguments: arguments.detached(longest)))
    case .callEnded(let call, let end):
      BridgeActivity(observedTime: observedTime, kind: .callEnded(call, end.detached(longest)))
    case .streamElement(let call, let value):
      BridgeActivity(
        observedTime: observedTime, kind: .streamElement(call, value.detached(longest)))
    case .event(let name, let direction, let document, let value):
      BridgeActivity(
        observedTime: observedTime,
        kind: .event(name: name, direction, document, value: value.detached(longest)))
    default: self
    }
  }
}

extension ObservedPayload {
  /// The bytes of ``text``.
  package var bytes: ArraySlice<UInt8> { payload.written.text }

  /// The bytes of a payload that is only its text; `nil` for others.
  package var plainBytes: ArraySlice<UInt8>? { payload.isText ? payload.text : nil }

  /// The payload of a value, for what did not cross by itself.
  package init(_ value: BridgeValue) { self.init(payload: Payload(value)) }

  /// The payload with a text.
  package init(bytes: ArraySlice<UInt8>) { self.init(payload: Payload(text: bytes)) }

  fileprivate func detached(_ longest: Int) -> ObservedPayload {
    guard payload.text.count <= longest else {
      return ObservedPayload(
        payload: Payload(Payload(text: []), read: nil, sizeBeside: payload.size))
    }
    let copy = Payload(text: Array(payload.written.text)[...])
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
  fileprivate func detached(_ longest: Int) -> CallEnd {
    guard let result else { return self }
    return CallEnd(
      .success(result.detached(longest)), argumentBytes: argumentBytes, elements: elements,
      queueTime: queueTime, handlerTime: handlerTime)
  }
}
