/// Synchronous calls of the page.
extension Document {
  /// Answers a call whose caller stands still until then.
  func answer(_ call: SynchronousCall) -> String {
    readOn()
    documents.observe(call.line, .toNative, of: self)
    let frame = frame(answering: 0, result(of: call), isWhole: true)
    _ = keepExports(of: frame)
    var line: [UInt8] = []
    FrameCoder.encode(frame, into: &line)
    documents.observe(line[...], .toPage, of: self)
    return String(decoding: line, as: UTF8.self)
  }

  private func result(of call: SynchronousCall) -> Result<BridgeValue, BridgeError> {
    do throws(BridgeError) {
      guard case .call(_, let name, let payload) = try FrameCoder.decode(call.line) else {
        throw BridgeError(.badFrame, "A synchronous text holds one call.")
      }
      // Read first: what a call that is refused brings along is let go.
      let arguments = resolve(payload)
      guard hasHeard(call.textCount) else {
        throw BridgeError(
          .syncUnavailable, "What the page said before the synchronous call is still under way.")
      }
      if let error = refusal(of: name, size: arguments.text.count) { throw error }
      return documents.callSynchronously(caller(name), arguments)
    } catch {
      return .failure(error)
    }
  }
}
