/// Synchronous calls of the page.
extension Document {
  /// Answers a synchronous call, which blocks the page until it is answered.
  func answer(_ call: SynchronousCall) -> String {
    readOn()
    if observers.seesLines { observers.observe(call.line, .toNative, of: origin) }
    let frame = frame(answering: 0, result(of: call), isWhole: true)
    if observers.isActive { observe(sending: frame) }
    if let payload = frame.payload { _ = exports.keep(payload) }
    var line: [UInt8] = []
    FrameCoder.encode(frame, into: &line)
    if observers.seesLines { observers.observe(line[...], .toPage, of: origin) }
    return String(decoding: line, as: UTF8.self)
  }

  private func result(of call: SynchronousCall) -> Result<BridgeValue, BridgeError> {
    do throws(BridgeError) {
      guard case .call(_, let name, let payload) = try FrameCoder.decode(call.line) else {
        throw BridgeError(.badFrame, "A synchronous text holds one call.")
      }
      // Resolved before the checks, so that the references and uploads of a refused call are released.
      let arguments = resolve(payload)
      guard hasHeard(call.textCount) else {
        throw BridgeError(
          .syncUnavailable,
          "Messages that the page sent before the synchronous call are still under way.")
      }
      if let error = budget.refusal(ofCall: name, size: arguments.text.count, unanswered: 1) {
        throw error
      }
      if observers.isActive {
        observeCall(0, name, arguments)
        observers.handlerBegan(key(0))
      }
      return dispatcher.dispatchSynchronously(caller(name), arguments)
    } catch {
      return .failure(error)
    }
  }
}
