/// The app's decision on a call or an event, which `authorize:` makes.
package enum Authorization: Sendable {
  case immediate(@MainActor @Sendable (Caller) -> Bool)
  /// The app decides later. Calls and events wait for the decision, and synchronous calls are refused.
  case later(@MainActor @Sendable (Caller) async -> Bool)

  /// Allows everything that the policy allows.
  package static let always = Authorization.immediate { _ in true }
}
