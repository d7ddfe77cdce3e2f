/// The part of a budget that one request uses until its task has ended.
@MainActor final class Hold: ByteReservation {
  private let budget: DocumentBudget
  private let name: String
  private let text: Int
  private var data: Int

  init(_ budget: DocumentBudget, _ name: String, text: Int, data: Int) {
    (self.budget, self.name, self.text, self.data) = (budget, name, text, data)
  }

  func reserve(_ size: Int) throws(BridgeError) {
    guard size <= budget.dataRoom else { throw budget.tooMuchData(name, size) }
    data += size
    budget.change(data: size)
  }

  /// Returns the part to the budget. Called exactly once, when the task has ended.
  func end() { budget.change(BudgetUse(handlers: -1, text: -text, data: -data)) }
}
