/// Streams that the page reads.
extension Document: StreamChannel {
  func streamOpened(_ id: Int) {
    // No batch waits for the end of a stream.
    guard let call = calls.release(id) else { return }
    send(.open(id: id))
    settle(call)
  }

  func sendElement(_ id: Int, _ element: BridgeValue, isWhole: Bool) throws(BridgeError) {
    guard writers[id] != nil else { return }
    let payload = payloads.write(element, isWhole: isWhole)
    if let error = budget.limits.refusal(toSend: payload, "An element")
      ?? budget.refusal(toExport: payload, beside: exports.count)
    {
      throw error
    }
    send(.next(id: id, element: payload))
  }

  func hasRoom(isLoading: Bool) -> Bool {
    let waiting = isLoading ? outbox.queuedBytes : queuedBytes
    if budget.hasStreamRoom(beside: waiting) { return true }
    isStalled = true
    return false
  }

  /// Grants a stream credit for `count` further elements.
  func grant(_ id: Int, _ count: Int) {
    if observers.isActive { observers.streamCredit(key(id), count: count) }
    writers[id]?.grant(count)
  }

  /// Resumes writers that wait for room, because queued bytes have left.
  func resumeWriters() {
    guard isStalled else { return }
    isStalled = false
    for writer in writers.values { writer.resume() }
  }
}
