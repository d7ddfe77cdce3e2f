/// The calls that outlive their documents.
extension PageSession {
  /// How many may be under way of one origin, as many as a page sends at once.
  static let mostBeaconsOfOrigin = 128
  /// How many may be under way of all origins.
  static let mostBeacons = 1024

  /// Begins a call, and replies when its method has ended. The document may have ended before.
  func receive(_ beacon: BeaconCall, reply: @escaping @MainActor (String) -> Void) {
    let live = document(beacon.key)
    let last =
      live == nil ? endedDocuments.last { PageSecret.areEqual($0.key, beacon.key) } : nil
    guard let identity = live?.identity ?? last?.identity, ended == nil else {
      return reply(refuse("a beacon came with a key that no document has"))
    }
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
      guard case .call(_, let name, let payload) = try FrameCoder.decode(beacon.line) else {
        throw BridgeError(.badFrame, "A beacon holds one call.")
      }
      if let error = limits.refusal(ofNesting: payload, "The list of arguments of \"\(name)\"") {
        throw error
      }
      let work = try dispatcher.dispatchBeacon(Caller(name: name, identity: identity), payload)
      beacons[identity.origin] = count + 1
      Task { [weak self] in
        await work.value
        self?.endBeacon(of: identity.origin)
        reply("")
      }
    } catch {
      reply(refuse("a beacon of \(identity.origin): \(error.message)", error))
    }
  }

  private func endBeacon(of origin: Origin) {
    let left = (beacons[origin] ?? 1) - 1
    beacons[origin] = left > 0 ? left : nil
  }
}
