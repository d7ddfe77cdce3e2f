package import Foundation
package import Logging

/// What an extension may ask of its bridge.
@MainActor package protocol ExtensionHost: AnyObject {
  /// The web view's side; `nil` where it is gone.
  var engine: (any BridgeEngine)? { get }

  var log: Logger { get }

  /// What the document in the main frame is to the bridge.
  var connection: BridgeConnection { get }

  /// Emits an event to every document, by any name.
  func emit(_ name: String, _ value: BridgeValue)

  /// Whether somebody answers to a name that a document may call, and whether immediately; `nil` where nobody
  /// does.
  func isSynchronous(_ name: String, for caller: Caller) -> Bool?

  /// How many bytes data may have that goes in the text of its payload. Larger data goes beside it.
  var largestInline: Int { get set }

  /// Keeps bytes that a page sends ahead of a line that refers to them.
  ///
  /// - Parameter path: The key that the document got with its welcome, a slash, and the number of the bytes.
  /// - Returns: Whether they were taken; `false` where no document of that path expects them.
  func upload(_ data: Data, to path: String) -> Bool

  /// The bytes that were given to a page for reading on demand.
  ///
  /// - Parameter path: The key that the page got with the bytes, a slash, and their number.
  /// - Returns: The bytes; `nil` where nothing has that path.
  func blob(at path: String) -> BridgeBlob?
}
