package import Foundation
package import Logging

/// The interface of a bridge for its extensions.
@MainActor package protocol ExtensionHost: AnyObject {
  /// The engine of the web view; `nil` after the web view is gone.
  var engine: (any BridgeEngine)? { get }

  var log: Logger { get }

  /// The address of the document to which the main frame has committed, of any origin; `nil` before the first one.
  var committedURL: URL? { get }

  /// The connection of the document in the main frame.
  var connection: BridgeConnection { get }

  /// Emits an event to every document. The name may be a reserved one.
  func emit(_ name: String, _ value: BridgeValue)

  /// Returns whether the handler of a name answers immediately; `nil` if the name has no handler or the document
  /// may not call it.
  func isSynchronous(_ name: String, for caller: BridgeCaller) -> Bool?

  /// The largest size, in bytes, of data that is written in the text of its payload. Larger data travels beside it.
  var largestInline: Int { get set }

  /// Sends data to the document in the main frame ahead of the line that refers to the data; `nil` if pages load all
  /// such data. The path is what ``upload(_:to:)`` takes, with the number of the reference.
  var sendAhead: (@MainActor (_ data: Data, _ path: String) -> Void)? { get set }

  /// Keeps bytes that a page sends ahead of a line that refers to them.
  ///
  /// - Parameter path: The key that the document got with its welcome, a slash, and the number of the upload.
  /// - Returns: Whether the bytes were kept; `false` if no document has the key or the upload is refused.
  func upload(_ data: Data, to path: String) -> Bool

  /// Returns a blob that was exported to a page and is read on demand.
  ///
  /// - Parameter path: The key that the page got with the blob, a slash, and the number of the blob.
  /// - Returns: The blob; `nil` if no blob has that path.
  func blob(at path: String) -> BridgeBlob?
}
