/// The part of a budget that one request has until its task has ended.
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

  /// The task has ended. Called once.
  func end() { budget.change(BudgetUse(handlers: -1, text: -text, data: -data)) }
}
