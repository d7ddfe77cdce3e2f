/// What all documents of one bridge make native code hold together.
///
/// The document in the main frame may use a whole budget. All others together may use another one: those of
/// subframes, and those that have ended while their handlers run on. Frames and reloads therefore do
/// not multiply what a page can make native code hold, and take nothing from the document in the main frame.
@MainActor final class BridgeBudget {
  let limits: BridgeLimits
  var total = BudgetUse()
  /// The budget of the live document in the main frame.
  weak var main: DocumentBudget?
  let progress = BudgetProgress()

  init(_ limits: BridgeLimits) { self.limits = limits }

  /// How many subframes may have a bridge.
  static let mostFrames = 1000

  /// Why a further subframe gets no bridge.
  func refusal(ofFrameBeside count: Int) -> BridgeError? {
    guard count >= Self.mostFrames else { return nil }
    return BridgeError(
      .overLimit, "\(Self.mostFrames) frames of this page have a bridge already.")
  }

  /// Why native code cannot make a further call.
  func refusal(ofCall name: String, unanswered: Int) -> BridgeError? {
    guard unanswered >= limits.pendingCalls else { return nil }
    return BridgeError(
      .overLimit, "\"\(name)\": \(unanswered) calls are waiting for pages already.")
  }

  /// Why a call of native code cannot wait for a document.
  func refusal(ofCall name: String, size: Int, waiting: Int) -> BridgeError? {
    guard waiting + size > limits.queuedBytes else { return nil }
    return BridgeError(
      .overLimit, "\"\(name)\": \(waiting) bytes wait for a page already.")
  }
}
