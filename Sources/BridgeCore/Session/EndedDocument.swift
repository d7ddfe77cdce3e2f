/// A document that has ended, and whose last texts may still be under way.
struct EndedDocument {
  /// How many of them a session knows.
  static let most = 32

  let token: String
  let key: String
  let identity: Caller.Identity
  /// Why native code ended the document, whose beacons it refuses since then; `nil` if the page was left.
  let refusal: BridgeError?

  @MainActor init(_ document: Document, refusal: BridgeError?) {
    (token, key, identity) = (document.token, document.key, document.identity)
    self.refusal = refusal
  }
}
