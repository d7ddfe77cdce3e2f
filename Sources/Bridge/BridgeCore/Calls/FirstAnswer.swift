/// The answer of a handler that passes it to a closure. Only the first answer counts.
@MainActor final class FirstAnswer {
  typealias Deliver = @MainActor (Result<BridgeValue, BridgeError>) -> Void

  private let hold: Hold?
  private let describe: (any Error) -> BridgeError
  private var deliver: Deliver?

  /// - Parameters:
  ///   - hold: The handler's part of the document's budget, if it ends with the answer.
  ///   - describe: Converts an error for the page.
  init(
    _ hold: Hold?, _ deliver: @escaping Deliver, _ describe: @escaping (any Error) -> BridgeError
  ) {
    (self.hold, self.deliver, self.describe) = (hold, deliver, describe)
  }

  func give(_ result: Result<BridgeValue, any Error>) {
    guard let deliver else { return }
    self.deliver = nil
    hold?.end()
    BridgeCaller.leave { deliver(result.mapError(describe)) }
  }
}
