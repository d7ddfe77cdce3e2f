/// The calls that outlive their documents.
extension PageSession {
  /// The maximum number under way of one origin, as many as a page sends at once.
  static let mostBeaconsOfOrigin = 128
  /// The maximum number under way of all origins.
  static let mostBeacons = 1024

  /// Begins a call, and replies when its method has ended. The document may have ended before.
  func receive(_ beacon: BeaconCall, reply: @escaping @MainActor (String) -> Void) {
    let live = document(beacon.key)
    let last =
      live == nil ? endedDocuments.last { PageSecret.areEqual($0.key, beacon.key) } : nil
    guard let sender: any EventSender = live ?? last, ended == nil else {
      return reply(refuse("a beacon came with a key that no document has"))
    }
    let identity = sender.identity
    if let error = last?.refusal {
      return reply(
        refuse("a beacon of \(identity.origin), whose document native code has ended", error))
    }
    if observers.seesLines { observers.observe(beacon.line, .toNative, of: identity.origin) }
    do throws(BridgeError) {
      let (count, all) = (beacons[identity.origin] ?? 0, beacons.values.reduce(0, +))
      guard count < Self.mostBeaconsOfOrigin, all < Self.mostBeacons else {
        throw BridgeError(
          .overLimit,
          "\(count) beacons of \(identity.origin), and \(all) of all origins, are under way already."
        )
      }
      guard sender.budget.takeToken(size: beacon.line.count) else {
        throw BridgeError(.overLimit, "\(identity.origin) sends too much at once.")
      }
      let (name, payload): (String, Payload)
      switch try FrameCoder.decode(beacon.line) {
      case .call(_, let method, let arguments): (name, payload) = (method, arguments)
      case .event(let event, let value):
        receive(
          event: value, from: sender, BridgeCaller(name: event, identity: identity), isAlone: true)
        return reply("")
      default: throw BridgeError(.badFrame, "A beacon holds one call or event.")
      }
      if let error = limits.refusal(ofNesting: payload, "The list of arguments of \"\(name)\"") {
        throw error
      }
      let caller = BridgeCaller(name: name, identity: identity)
      try begin(name, payload, of: sender) { [self] payload in
        // The bridge may have ended while the arguments were read.
        if let ended {
          endBeacon(of: identity.origin)
          return reply(refuse("a beacon of \(identity.origin)", ended))
        }
        dispatcher.dispatchLast(
          InboundCall(caller, payload, budget: sender.budget) { [weak self] in
            self?.endBeacon(of: identity.origin)
            guard let self, case .failure(let error) = $0 else { return reply("") }
            reply(refuse("a beacon of \(identity.origin): \(error.message)", error))
          })
      }
    } catch {
      reply(refuse("a beacon of \(identity.origin): \(error.message)", error))
    }
  }

  /// Begins a call: at once, or after its long arguments and those of earlier last words were read. The bridge's own
  /// methods read their arguments themselves.
  private func begin(
    _ name: String, _ arguments: Payload, of sender: some EventSender,
    _ body: @escaping @MainActor (Payload) -> Void
  ) throws(BridgeError) {
    let (origin, budget, size) = (sender.identity.origin, sender.budget, arguments.size + 512)
    let waits = arguments.isToReadAhead || sender.waitingMessages.isReading
    guard waits, !Name.isReserved(name) else {
      beacons[origin, default: 0] += 1
      return body(arguments)
    }
    guard size <= budget.dataRoom else {
      throw BridgeError(.overLimit, "Too many last words of \(origin) wait to be read.")
    }
    budget.change(data: size)
    sender.waitingMessages.add(
      WaitingMessages.Message(
        value: arguments.kept(), types: dispatcher.registry.types(of: name), decide: nil
      ) { arguments, _ in
        budget.change(data: -size)
        body(arguments)
      })
    beacons[origin, default: 0] += 1
  }

  private func endBeacon(of origin: Origin) {
    let left = (beacons[origin] ?? 1) - 1
    beacons[origin] = left > 0 ? left : nil
  }
}
