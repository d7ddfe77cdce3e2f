/// The used part of a budget.
struct BudgetUse: Equatable {
  /// Running handlers, including streams that the page reads and exported functions that it called.
  var handlers = 0
  /// Bytes of the text of their arguments.
  var text = 0
  /// Bytes of the page beside the text: uploads that wait for their line, texts that came before
  /// their turn, unread elements, and data in the arguments of running handlers.
  var data = 0

  mutating func add(_ other: BudgetUse) {
    handlers += other.handlers
    text += other.text
    data += other.data
  }
}
