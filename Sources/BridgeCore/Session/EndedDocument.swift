/// A document that has ended, and whose last texts may still be under way.
struct EndedDocument: EventSender {
  /// How many of them a session knows.
  static let most = 32

  let token: String
  let key: String
  let identity: Caller.Identity
  let observed: ObservedDocument
  let budget: DocumentBudget
  let eventLine: EventLine
  /// Why native code ended the document, whose beacons it refuses since then; `nil` if the page was left.
  let refusal: BridgeError?

  @MainActor init(_ document: Document, refusal: BridgeError?) {
    (token, key, identity) = (document.token, document.key, document.identity)
    (observed, budget) = (document.observed, document.budget)
    (eventLine, self.refusal) = (document.eventLine, refusal)
  }
}

/// What emits an event: a document, or one that has ended and whose last events were under way.
@MainActor protocol EventSender {
  var identity: Caller.Identity { get }
  var observed: ObservedDocument { get }
  var budget: DocumentBudget { get }
  var eventLine: EventLine { get }
}

extension Document: EventSender {}
