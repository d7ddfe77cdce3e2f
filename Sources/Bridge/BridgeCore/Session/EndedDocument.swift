/// A document that has ended, and whose last texts may still be under way.
struct EndedDocument: EventSender {
  /// The maximum number of them that a session remembers.
  static let most = 32

  let token: String
  let key: String
  let identity: BridgeCaller.Identity
  let observed: ObservedDocument
  let budget: DocumentBudget
  let waitingMessages: WaitingMessages
  /// Why native code ended the document, whose beacons it refuses since then; `nil` if the page was left.
  let refusal: BridgeError?

  @MainActor init(_ document: Document, refusal: BridgeError?) {
    (token, key, identity) = (document.token, document.key, document.identity)
    (observed, budget) = (document.observed, document.budget)
    (waitingMessages, self.refusal) = (document.waitingMessages, refusal)
  }
}

/// The sender of an event: a document, or an ended one whose last events were under way.
@MainActor protocol EventSender {
  var identity: BridgeCaller.Identity { get }
  var observed: ObservedDocument { get }
  var budget: DocumentBudget { get }
  var waitingMessages: WaitingMessages { get }
}

extension Document: EventSender {}
