/// The way to one document.
@MainActor protocol FrameChannel: AnyObject {
  /// The limits of the document.
  var budget: DocumentBudget { get }

  /// The document, as observers see it.
  var observed: ObservedDocument { get }

  /// Sends a line, where the document has not ended.
  func send(_ frame: consuming Frame)
}

/// The way to one document for the streams that it reads.
@MainActor protocol StreamChannel: AnyObject {
  /// The answer to a request is a stream.
  func streamOpened(_ id: Int)

  /// Sends one element of a stream.
  ///
  /// - Parameter isWhole: Whether all bytes of the element have to be in its line.
  /// - Throws: ``BridgeError`` with code `overLimit`.
  func sendElement(_ id: Int, _ element: BridgeValue, isWhole: Bool) throws(BridgeError)

  /// Whether a stream may add to what waits for the page. Where it may not, the writers are resumed when
  /// something of that has left.
  ///
  /// - Parameter isLoading: Whether what it adds are bytes that the page waits for.
  func hasRoom(isLoading: Bool) -> Bool
}
