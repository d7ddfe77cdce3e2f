extension BridgeLimits {
  /// Returns the error for a payload that is too large, or nested too deeply, to send to any page; `nil` if it is
  /// neither.
  ///
  /// - Parameter what: What the payload belongs to, at the start of a sentence.
  // Inlined, because the limits would be copied for each call of a function.
  @inline(__always) func refusal(
    toSend payload: Payload, _ what: @autoclosure () -> String
  ) -> BridgeError? {
    if payload.text.count > frameBytes {
      return BridgeError(
        .overLimit,
        "\(what()) has \(payload.text.count) bytes; a frame may have \(frameBytes).")
    }
    if payload.sizeBeside > queuedBytes {
      return BridgeError(
        .overLimit,
        "\(what()) has \(payload.sizeBeside) bytes of data; \(queuedBytes) are kept for a "
          + "page. Give a BridgeBlob, which is read in pieces.")
    }
    return refusal(ofNesting: payload, what())
  }
}
