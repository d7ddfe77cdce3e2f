/// Synchronous calls of the page.
extension Document {
  /// Answers a call whose caller stands still until then.
  func answer(_ call: SynchronousCall) -> String {
    documents.observe(call.line, .toNative, of: self)
    let frame = frame(answering: 0, result(of: call), isWhole: true)
    _ = keepExports(of: frame)
    var line: [UInt8] = []
    FrameCoder.encode(frame, into: &line)
    documents.observe(line[...], .toPage, of: self)
    return String(decoding: line, as: UTF8.self)
  }

  private func result(of call: SynchronousCall) -> Result<BridgeValue, BridgeError> {
    guard hasHeard(call.textCount) else {
      return .failure(
        BridgeError(
          .syncUnavailable, "What the page said before the synchronous call is still under way."))
    }
    do throws(BridgeError) {
      guard case .call(_, let name, let arguments) = try FrameCoder.decode(call.line) else {
        throw BridgeError(.badFrame, "A synchronous text holds one call.")
      }
      if let error = refusal(of: name, size: arguments.text.count) { throw error }
      return documents.callSynchronously(caller(name), Payload(arguments, from: self))
    } catch {
      return .failure(error)
    }
  }
}
