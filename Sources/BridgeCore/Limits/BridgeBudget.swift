/// What all documents of one bridge make native hold together.
///
/// The document in the main frame may use a whole budget. All others together may use another one: those of
/// subframes, and those that have ended while their handlers run on. Frames and reloads therefore do
/// not multiply what a page can make native hold, and take nothing from the document in the main frame.
@MainActor final class BridgeBudget {
  // Unchecked, because it is read for every line and whatever changes it calls nothing else.
  @exclusivity(unchecked) var total = BudgetUse()
  /// The budget of the live document in the main frame.
  weak var main: DocumentBudget?
  let progress = BudgetProgress()
}

/// How much of a budget is used.
struct BudgetUse: Equatable {
  /// Handlers that run, streams that the page reads and functions that it called among them.
  var handlers = 0
  /// Bytes of text of their arguments.
  var text = 0
  /// Bytes of the page beside the text: uploads that wait for their line, texts that came before
  /// their turn, elements that nobody took, and data in arguments of handlers that run.
  var data = 0

  mutating func add(_ other: BudgetUse) {
    handlers += other.handlers
    text += other.text
    data += other.data
  }
}
