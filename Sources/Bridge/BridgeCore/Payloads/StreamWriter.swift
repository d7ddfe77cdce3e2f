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

/// The number of elements of a stream that its reader allows, so that about 1 MiB is under way.
struct CreditWindow {
  private static let bytes = 1 << 20
  /// The number of elements before their size is known. It grows with the elements that come, because credit cannot be
  /// taken back, and a small element may be followed by large ones.
  private static let first = 4

  private let limit: Int
  private var mean = bytes / first

  init(limit: Int) { self.limit = max(limit, 1) }

  /// Updates the mean size with an element that came.
  mutating func count(_ size: Int) { mean = (mean * 7 + size) / 8 }

  /// The number of elements that may be under way or unread.
  private var size: Int {
    max(1, min(limit, Self.bytes / max(mean, 1)))
  }

  /// Returns the credit to give while `count` elements are under way or unread. The credit is 0 until it is
  /// worth a line.
  func grant(beside count: Int) -> Int { count <= size / 2 ? size - count : 0 }
}
