/// Takes a sequence's elements one by one in a task of its own.
///
/// Before iOS 18 and macOS 15 an iterator cannot be asked from the actor that keeps it.
@MainActor final class StreamRelay<Element: Sendable> {
  private typealias Waiter = CheckedContinuation<Element?, any Error>

  private let iterate: @MainActor (StreamRelay) async throws -> Void
  private var task: Task<Void, Never>?
  private var waiter: Waiter?
  private var demand: CheckedContinuation<Void, Never>?
  private var hasEnded = false

  nonisolated init<Base: AsyncSequence & Sendable>(
    _ sequence: Base
  ) where Base.Element == Element {
    iterate = { relay in
      var iterator = sequence.makeAsyncIterator()
      while let element = try await iterator.next() { await relay.give(element) }
    }
  }

  /// The next element; one caller at a time.
  func next() async throws -> Element? {
    if hasEnded { return nil }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiter = continuation
        start()
        demand?.resume()
        demand = nil
      }
    } onCancel: {
      Task { @MainActor in task?.cancel() }
    }
  }

  private func start() {
    guard task == nil else { return }
    task = Task {
      do {
        try await iterate(self)
        end(.success(nil))
      } catch {
        end(.failure(error))
      }
    }
  }

  /// Hands an element over, and waits until the next one is wanted.
  private func give(_ element: Element) async {
    waiter?.resume(returning: element)
    waiter = nil
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled || waiter != nil { return continuation.resume() }
        demand = continuation
      }
    } onCancel: {
      Task { @MainActor in
        demand?.resume()
        demand = nil
      }
    }
  }

  private func end(_ result: Result<Element?, any Error>) {
    hasEnded = true
    waiter?.resume(with: result)
    waiter = nil
  }
}
