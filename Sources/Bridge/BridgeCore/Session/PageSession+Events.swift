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
  ///
  /// - Parameter isAlone: Whether the event came by a beacon, so that nobody has read its long value yet.
  func receive(
    event value: Payload, from document: some EventSender, _ caller: BridgeCaller,
    isAlone: Bool = false
  ) {
    if observers.isActive {
      observers.eventEmitted(caller.name, .toNative, document.observed, value)
    }
    if Name.isReserved(caller.name) {
      if !extensions.contains(where: { $0.receive(event: value, from: caller) }) {
        refusals.dropped(
          event: caller.name, "no extension of this bridge has an event of that name")
      }
      return
    }
    if let error = limits.refusal(ofNesting: value, "the value") {
      return refusals.dropped(event: caller.name, error.message)
    }
    switch dispatcher.gate.decide(caller, .event) {
    case .allowed
    where document.waitingMessages.isEmpty
      && !(isAlone && value.isToReadAhead && events.hears(caller.name)):
      deliver(value, from: caller)
    case .allowed: wait(value, from: document, caller)
    case .denied(let error): refusals.dropped(event: caller.name, error.message)
    case .undecided(let decide): wait(value, from: document, caller, until: decide)
    }
  }

  private func deliver(_ value: Payload, from caller: BridgeCaller) {
    BridgeCaller.$current.withValue(caller) { events.deliver(caller.name, value) }
  }

  /// Delivers an event after its long value was read, and the app has decided on it and on all earlier events of the
  /// document.
  private func wait(
    _ value: Payload, from document: some EventSender, _ caller: BridgeCaller,
    until decide: (@MainActor @Sendable () async -> BridgeError?)? = nil
  ) {
    // Besides its value, a waiting event costs about as much as a waiting text.
    let (budget, size) = (document.budget, value.size + 512)
    guard size <= budget.dataRoom else {
      return refusals.dropped(
        event: caller.name, "too many events of \(caller.origin) wait to be read, or for authorize:"
      )
    }
    budget.change(data: size)
    document.waitingMessages.add(
      WaitingMessages.Message(
        value: value.kept(), types: events.types(of: caller.name), decide: decide
      ) { [self] value, error in
        budget.change(data: -size)
        if let error {
          refusals.dropped(event: caller.name, error.message)
        } else if ended == nil {
          deliver(value, from: caller)
        }
      })
  }
}
