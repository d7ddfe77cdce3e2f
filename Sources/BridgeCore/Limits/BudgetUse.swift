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
