/// A function, a stream or a blob that the other end exports and this end holds.
@MainActor package protocol RemoteReference: AnyObject, Sendable {
  /// The maximum size, in bytes, of a value into which blobs are read.
  var largestData: Int { get }

  /// Calls the function.
  func call(_ arguments: BridgeValue, timeout: Duration?) async throws -> Payload

  /// Begins to read the stream or the blob.
  ///
  /// - Parameter isCounted: Whether waiting elements count toward the document's budget.
  func read(isCounted: Bool) throws -> any ElementReader

  /// Releases the reference immediately.
  func release()
}

/// Reads a stream of the other end, element by element.
@MainActor package protocol ElementReader: AnyObject, Sendable {
  /// Returns the next element, or `nil` at the end.
  func next() async throws -> Payload?

  /// Ends the stream, because its elements are no longer needed.
  func stop()
}
