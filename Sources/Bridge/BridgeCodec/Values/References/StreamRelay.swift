/// Takes a sequence's elements one by one in a task of its own.
///
/// Before iOS 18 and macOS 15, an actor cannot call `next()` on an iterator that it stores.
@MainActor final class StreamRelay<Element: Sendable> {
  private let channel = Channel()
  /// Iterates the sequence; `nil` once the task does, because the sequence ends with the task.
  private var iterate: (@MainActor (Channel) async throws -> Void)?
  private var task: Task<Void, Never>?

  nonisolated init<Base: AsyncSequence & Sendable>(
    _ sequence: Base
  ) where Base.Element == Element {
    iterate = { channel in
      var iterator = sequence.makeAsyncIterator()
      while await channel.isWanted(), let element = try await iterator.next() {
        channel.give(.success(element))
      }
    }
  }

  // The task ends with the relay, because it holds only the channel.
  deinit { task?.cancel() }

  /// Returns the next element. Only one caller may wait at a time.
  func next() async throws -> Element? {
    start()
    return try await withTaskCancellationHandler {
      try await channel.take()
    } onCancel: {
      Task { @MainActor in task?.cancel() }
    }
  }

  private func start() {
    guard let iterate else { return }
    self.iterate = nil
    task = Task { [channel] in
      do {
        try await iterate(channel)
        channel.give(.success(nil), isLast: true)
      } catch {
        channel.give(.failure(error), isLast: true)
      }
    }
  }

  /// The point where the reader and the sequence wait for each other.
  @MainActor private final class Channel {
    private var taker: CheckedContinuation<Element?, any Error>?
    private var giver: CheckedContinuation<Void, Never>?
    private var hasEnded = false

    nonisolated init() {}

    func take() async throws -> Element? {
      if hasEnded { return nil }
      return try await withCheckedThrowingContinuation { continuation in
        taker = continuation
        resume()
      }
    }

    /// Waits until the reader wants an element. Returns `false` if the task was cancelled.
    func isWanted() async -> Bool {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          if Task.isCancelled || taker != nil { return continuation.resume() }
          giver = continuation
        }
      } onCancel: {
        Task { @MainActor in resume() }
      }
      return !Task.isCancelled
    }

    func give(_ result: Result<Element?, any Error>, isLast: Bool = false) {
      hasEnded = isLast
      taker?.resume(with: result)
      taker = nil
    }

    private func resume() {
      giver?.resume()
      giver = nil
    }
  }
}
