/// Writes the payloads of one bridge, and numbers what they give away.
@MainActor final class PayloadWriter {
  /// How many bytes data may have that goes in the text of its payload.
  var largestInline: Int
  /// The number of the function, stream, blob or bytes that was given to a page last.
  private var lastExport = 0

  init(largestInline: Int) { self.largestInline = largestInline }

  /// The payload of a value for a page.
  ///
  /// - Parameter isWhole: Whether all bytes have to be in its text.
  func write(_ value: BridgeValue, isWhole: Bool = false) -> Payload {
    let payload = Payload(
      value, numberedAfter: lastExport, largestInline: isWhole ? .max : largestInline)
    if !payload.isText { lastExport += payload.exports.count }
    return payload
  }
}
