/// Decides on the first text of a document.
struct Handshake {
  /// The outcome for a document that said hello.
  enum Outcome {
    /// The hello is authentic, and the document gets a bridge.
    case accepted(Hello, Origin)
    /// The hello is authentic, but the document gets no bridge.
    case refused(Hello, BridgeError)
    /// The hello is not from the installed page runtime. The text says who said hello.
    case stranger(String)
  }

  let secret: PageSecret?
  let gate: Gate

  /// Decides on a hello.
  ///
  /// - Parameter source: What the engine knows about the frame that posted the hello.
  @MainActor func judge(_ text: String, from source: MessageSource) -> Outcome {
    guard let hello = secret.flatMap({ Hello(text, secret: $0) }),
      hello.main == source.isMainFrame ?? hello.main,
      source.origin == nil || source.origin == Origin(hello.origin)
    else { return .stranger("somebody who is not the page runtime said hello") }
    guard hello.wire == PageRuntime.wireVersion else {
      return .stranger("a page runtime of wire \(hello.wire) said hello")
    }
    let origin = Origin(hello.origin)
    if let error = gate.policy.refusal(of: origin, isMainFrame: hello.main, url: hello.url) {
      return .refused(hello, error)
    }
    return .accepted(hello, origin)
  }
}

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
