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
