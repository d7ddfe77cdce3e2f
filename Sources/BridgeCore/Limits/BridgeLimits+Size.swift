extension BridgeLimits {
  /// Why no page can have a payload: the payload itself is too large.
  ///
  /// - Parameter what: What has the payload, at the start of a sentence.
  func refusal(ofSize payload: Payload, _ what: @autoclosure () -> String) -> BridgeError? {
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
    return nil
  }
}
