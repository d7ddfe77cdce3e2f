/// A function, a stream or a blob that the other end gave away and that is held here.
@MainActor package protocol RemoteReference: AnyObject, Sendable {
  /// How many bytes one value may have whose blobs are read for it.
  var largestData: Int { get }

  /// Calls the function.
  func call(_ arguments: BridgeValue, timeout: Duration?) async throws -> Payload

  /// Begins to read the stream or the blob.
  ///
  /// - Parameter isCounted: Whether elements that wait count in the budget of the document.
  func read(isCounted: Bool) throws -> any ElementReader

  /// Releases the reference immediately.
  func release()
}

/// Reads one stream of the other end, element by element.
@MainActor package protocol ElementReader: AnyObject, Sendable {
  /// The next element, or `nil` at the end.
  func next() async throws -> Payload?

  /// Ends the stream, because nobody wants its elements any more.
  func stop()
}
