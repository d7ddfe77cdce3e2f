/// The total of what all documents of one bridge make native code hold.
///
/// The document in the main frame may use a whole budget. All other documents together may use another one:
/// those of subframes, and those that have ended while their handlers still run. Frames and reloads therefore do
/// not multiply what a page can make native code hold, and take nothing from the document in the main frame.
@MainActor final class BridgeBudget {
  let limits: BridgeLimits
  var total = BudgetUse()
  /// The budget of the live document in the main frame.
  weak var main: DocumentBudget?
  let progress = BudgetProgress()

  /// The rate of the documents in the main frame, one after another.
  // Unchecked, here and below, because every line of a page takes a token.
  @exclusivity(unchecked) var mainRate: PageRate
  /// The rate of all other documents together.
  @exclusivity(unchecked) var otherRate: PageRate

  init(_ limits: BridgeLimits) {
    self.limits = limits
    mainRate = PageRate(limits)
    otherRate = mainRate
  }

  /// The largest number of subframes that have a bridge.
  static let mostFrames = 1000

  /// Returns why a further subframe gets no bridge; `nil` if it gets one.
  func refusal(ofFrameBeside count: Int) -> BridgeError? {
    guard count >= Self.mostFrames else { return nil }
    return BridgeError(
      .overLimit, "\(Self.mostFrames) frames of this page have a bridge already.")
  }

  /// Returns why native code cannot make a further call; `nil` if it can.
  func refusal(ofCall name: String, unanswered: Int) -> BridgeError? {
    guard unanswered >= limits.pendingCalls else { return nil }
    return BridgeError(
      .overLimit, "\"\(name)\": \(unanswered) calls are waiting for pages already.")
  }

  /// Returns why a call of native code cannot wait for a document; `nil` if it can.
  func refusal(ofCall name: String, size: Int, waiting: Int) -> BridgeError? {
    guard waiting + size > limits.queuedBytes else { return nil }
    return BridgeError(
      .overLimit, "\"\(name)\": \(waiting) bytes wait for a page already.")
  }
}
