/// Decides on the first text of a document.
struct Handshake {
  /// What becomes of a document that said hello.
  enum Outcome {
    /// It is a document of its origin, and gets a bridge.
    case accepted(Hello, Origin)
    /// It is a document of its origin, and gets no bridge.
    case refused(Hello, BridgeError)
    /// Somebody else said hello, for the reason given.
    case stranger(String)
  }

  let secret: PageSecret?
  let gate: Gate

  /// Reads a hello.
  ///
  /// - Parameter source: What the engine knows of the frame that says it.
  @MainActor func judge(_ text: String, from source: MessageSource) -> Outcome {
    guard let hello = secret.flatMap({ Hello(text, secret: $0) }),
      hello.main == source.isMainFrame ?? hello.main,
      source.origin == nil || source.origin == Origin(hello.origin)
    else { return .stranger("somebody who is not the page runtime said hello") }
    guard hello.wire == PageRuntime.wireVersion else {
      return .stranger("a page runtime of wire \(hello.wire) said hello")
    }
    let origin = Origin(hello.origin)
    if let error = gate.refusal(of: origin, isMainFrame: hello.main, url: hello.url) {
      return .refused(hello, error)
    }
    return .accepted(hello, origin)
  }
}
