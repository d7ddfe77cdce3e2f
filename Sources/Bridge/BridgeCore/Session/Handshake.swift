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
