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
}
