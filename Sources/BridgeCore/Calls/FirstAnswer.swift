/// The answer of a handler that gives it to a closure: the first one counts.
@MainActor final class FirstAnswer {
  typealias Deliver = @MainActor (Result<BridgeValue, BridgeError>) -> Void

  private let hold: Hold?
  private let describe: (any Error) -> BridgeError
  private var deliver: Deliver?

  /// - Parameters:
  ///   - hold: What the document's budget counts for the handler, where that ends with the answer.
  ///   - describe: Gives what the page is told of an error.
  init(
    _ hold: Hold?, _ deliver: @escaping Deliver, _ describe: @escaping (any Error) -> BridgeError
  ) {
    (self.hold, self.deliver, self.describe) = (hold, deliver, describe)
  }

  func give(_ result: Result<BridgeValue, any Error>) {
    guard let deliver else { return }
    self.deliver = nil
    hold?.end()
    Caller.$current.withValue(nil) { deliver(result.mapError(describe)) }
  }
}
