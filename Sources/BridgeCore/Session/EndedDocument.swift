/// A document that has ended, and whose last texts may still be under way.
struct EndedDocument {
  /// How many of them a session knows.
  static let most = 32

  let token: String
  let key: String
  let identity: Caller.Identity

  @MainActor init(_ document: Document) {
    (token, key, identity) = (document.token, document.key, document.identity)
  }
}
