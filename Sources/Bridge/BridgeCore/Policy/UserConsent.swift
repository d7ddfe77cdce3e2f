/// The consent of the user to something that pages ask for, such as the use of the camera. The user decides for each
/// origin once.
///
/// ```swift
/// let camera = UserConsent("camera") { caller in
///   await alert("May \(caller.origin) use the camera?")
/// }
/// let policy = BridgePolicy(origins: origins, rules: [.allow("camera.*", after: camera)])
/// let bridge = try Bridge(attachedTo: webView, policy: policy)
/// ```
///
/// A call that needs the consent waits for the user's answer, at most until the call's own deadline. Calls of the same
/// origin that come meanwhile wait for the same answer, so that a page can ask the user once only. Neither a
/// synchronous call nor an event asks the user: before the user has agreed, a synchronous call fails with
/// `notSynchronous`, and an event is dropped.
///
/// One consent may serve several rules and several bridges. Save ``decisions`` to remember them.
@MainActor public final class UserConsent {
  /// The decision of the user for one origin.
  public enum State: Sendable {
    /// The user was not asked, or has not answered.
    case undecided
    case granted
    case denied
  }

  /// The name of the consent, for people.
  public nonisolated let name: String
  /// The decisions of the user by origin: `true` if the user has agreed.
  public var decisions: [Origin: Bool]
  private let ask: (@MainActor (BridgeCaller) async -> Bool)?
  private var questions: [Origin: Task<Bool, Never>] = [:]

  /// Makes a consent.
  ///
  /// - Parameters:
  ///   - name: The name, for people.
  ///   - decisions: What the user has decided before.
  ///   - ask: Asks the user on behalf of a document, and returns whether the user agrees. Without it, the pages are
  ///     refused until ``grant(to:)`` is called.
  public init(
    _ name: String, decisions: [Origin: Bool] = [:],
    ask: (@MainActor (BridgeCaller) async -> Bool)? = nil
  ) {
    (self.name, self.decisions, self.ask) = (name, decisions, ask)
  }

  /// Returns what the user has decided for an origin.
  public func state(for origin: Origin) -> State {
    switch decisions[origin] {
    case true?: .granted
    case false?: .denied
    case nil: .undecided
    }
  }

  /// Records that the user agrees, such as in the settings of the app.
  public func grant(to origin: Origin) { decisions[origin] = true }

  /// Records that the user does not agree. Calls that have begun go on.
  public func deny(to origin: Origin) { decisions[origin] = false }

  /// Forgets what the user has decided, so that the next call asks again.
  public func reset(for origin: Origin) { decisions[origin] = nil }

  /// Whether a page may cause a question to the user.
  var asks: Bool { ask != nil }

  /// Returns the user's decision for the caller's origin. Asks the user unless there is a decision or a question already.
  func decision(for caller: BridgeCaller) async -> Bool {
    let origin = caller.origin
    if let decided = decisions[origin] { return decided }
    guard let ask else { return false }
    let question =
      questions[origin]
      ?? Task {
        let answer = await ask(caller)
        questions[origin] = nil
        // A decision that the app has recorded meanwhile counts.
        if decisions[origin] == nil { decisions[origin] = answer }
        return decisions[origin] ?? answer
      }
    questions[origin] = question
    return await question.value
  }
}

/// The app's own decision on the calls and events of pages, which it makes at the time of each of them.
///
/// The policy decides first, and the app is asked about what the policy allows. It is not asked about functions and
/// streams that it passed to a page, because the page may use what it was passed.
public enum BridgeAuthorization: Sendable {
  /// The app decides immediately. Returning `false` refuses the call or event.
  case immediate(@MainActor @Sendable (BridgeCaller) -> Bool)

  /// The app decides later, such as by asking a server.
  ///
  /// Each call waits for the decision, at most until its own deadline, and each event waits in the order in which its
  /// document has emitted it. A synchronous call fails with the code `notSynchronous`, because its page cannot wait.
  case later(@MainActor @Sendable (BridgeCaller) async -> Bool)

  /// Everything that the policy allows.
  public static let always = BridgeAuthorization.immediate { _ in true }
}
