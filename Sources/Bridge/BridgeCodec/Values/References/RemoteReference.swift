package import Foundation

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

/// A reference that native exports. A page holds it by its number.
package enum Export: Sendable {
  case function(BridgeFunction)
  case stream(BridgeStream<BridgeValue>)
  /// A blob that the page reads at any time. The key authorizes its fetch.
  case blob(BridgeBlob, key: String)
  /// Bytes that the page needs before it reads the line that they belong to.
  case bytes(Data, key: String)

  /// The number of bytes that native keeps until the page has fetched them.
  package var size: Int { if case .bytes(let data, _) = self { data.count } else { 0 } }

  /// The bytes that the page can fetch, and their key.
  package var blob: (BridgeBlob, String)? {
    switch self {
    case .blob(let blob, let key): (blob, key)
    case .bytes(let data, let key): (BridgeBlob(data), key)
    case .function, .stream: nil
    }
  }
}
