/// Writes the payloads of one bridge and numbers the references that they export.
@MainActor final class PayloadWriter {
  /// The largest size, in bytes, of data that is written in the text of its payload.
  var largestInline: Int
  /// The number of the reference that was exported last.
  private var lastExport = 0

  init(largestInline: Int) { self.largestInline = largestInline }

  /// Returns the payload of a value for a page.
  ///
  /// - Parameter isWhole: Whether all bytes have to be in its text.
  func write(_ value: BridgeValue, isWhole: Bool = false) -> Payload {
    let payload = Payload(
      value, numberedAfter: lastExport, largestInline: isWhole ? .max : largestInline)
    if !payload.isText { lastExport += payload.exports.count }
    return payload
  }
}
