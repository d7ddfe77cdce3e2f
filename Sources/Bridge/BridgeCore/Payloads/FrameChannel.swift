/// The channel to one document.
@MainActor protocol FrameChannel: AnyObject {
  /// The limits of the document.
  var budget: DocumentBudget { get }

  /// The document, as observers see it.
  var observed: ObservedDocument { get }

  /// Sends a frame, unless the document has ended.
  func send(_ frame: consuming Frame)
}

/// The channel to one document for the streams that it reads.
@MainActor protocol StreamChannel: AnyObject {
  /// Opens a stream as the answer to a request.
  func streamOpened(_ id: Int)

  /// Sends one element of a stream.
  ///
  /// - Parameter isWhole: Whether all bytes of the element have to be in its line.
  /// - Throws: ``BridgeError`` with code `overLimit`.
  func sendElement(_ id: Int, _ element: BridgeValue, isWhole: Bool) throws(BridgeError)

  /// Returns whether a stream may add to what waits for the page. If it may not, the writers are resumed after
  /// some of the waiting bytes have left.
  ///
  /// - Parameter isLoading: Whether the stream carries bytes that the page is loading.
  func hasRoom(isLoading: Bool) -> Bool
}

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
