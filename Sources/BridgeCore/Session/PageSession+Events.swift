extension PageSession {
  /// Emits an event of native code.
  ///
  /// - Parameter only: The only document that receives the event; `nil` for every document.
  func emit(_ name: String, _ value: Payload, to only: Document? = nil) {
    if observers.isActive {
      observers.eventEmitted(name, .toPage, only?.observed, value)
    }
    for document in only.map({ [$0] }) ?? live {
      if document.budget.hasRoom(forEvent: value.size, beside: document.queuedBytes) {
        document.send(.event(name: name, value: value))
      } else {
        refusals.dropped(event: name, "\(document.origin) does not fetch its messages")
      }
    }
  }

  /// Delivers an event that a page emitted.
  func receive(event value: Payload, from caller: Caller) {
    if observers.isActive {
      let document = live.first { $0.identity === caller.identity }
      observers.eventEmitted(caller.name, .toNative, document?.observed, value)
    }
    if caller.name.hasPrefix(Name.reservedPrefix) {
      if !extensions.contains(where: { $0.receive(event: value, from: caller) }) {
        refusals.dropped(
          event: caller.name, "no extension of this bridge has an event of that name")
      }
      return
    }
    if let error = dispatcher.gate.refusal(of: caller, .event) {
      return refusals.dropped(event: caller.name, error.message)
    }
    Caller.$current.withValue(caller) { events.deliver(caller.name, value) }
  }
}
