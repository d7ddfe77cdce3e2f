/// The sending end of one stream that a page reads. It takes elements while there is credit.
@MainActor final class StreamWriter {
  private let id: Int
  private weak var channel: (any StreamChannel)?
  private var credit = 0
  private var waiter: CheckedContinuation<Void, Never>?

  /// Whether all bytes of elements have to be in their frames.
  private let isWhole: Bool

  init(_ id: Int, for channel: any StreamChannel, isWhole: Bool) {
    (self.id, self.channel, self.isWhole) = (id, channel, isWhole)
  }

  /// Adds credit for `count` further elements.
  func grant(_ count: Int) {
    // A number that a page makes up must not overflow.
    credit = min(credit + count, 1 << 53)
    resume()
  }

  /// Makes the writer check again, because it got credit, queued bytes have left, or its task was cancelled.
  func resume() {
    waiter?.resume()
    waiter = nil
  }

  /// Sends the elements of `stream`, until its end.
  func write(_ stream: BridgeStream<BridgeValue>) async throws {
    channel?.streamOpened(id)
    var iterator = stream.makeAsyncIterator()
    while true {
      try await ready()
      guard let element = try await iterator.next() else { return }
      try Task.checkCancellation()
      credit -= 1
      try channel?.sendElement(id, element, isWhole: isWhole)
    }
  }

  private func ready() async throws {
    while true {
      try Task.checkCancellation()
      guard let channel else { throw CancellationError() }
      if credit > 0, channel.hasRoom(isLoading: isWhole) { return }
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          if Task.isCancelled { return continuation.resume() }
          waiter = continuation
        }
      } onCancel: {
        Task { @MainActor in resume() }
      }
    }
  }
}
