/// Sends elements to readers, each of which gets all elements from its subscription on.
@MainActor package final class Feed<Element: Sendable> {
  private var continuations: [Int: AsyncStream<Element>.Continuation] = [:]
  private var lastID = 0
  private var isFinished = false

  package init() {}

  /// Adds a reader.
  ///
  /// - Parameters:
  ///   - first: The element that the reader gets first; `nil` for none.
  ///   - policy: Which elements are kept while the reader is busy.
  package func subscribe(
    beginningWith first: Element? = nil,
    bufferingPolicy policy: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream<Element>.makeStream(bufferingPolicy: policy)
    if let first { continuation.yield(first) }
    guard !isFinished else {
      continuation.finish()
      return stream
    }
    lastID += 1
    let id = lastID
    continuations[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.continuations[id] = nil }
    }
    return stream
  }

  package func send(_ element: Element) {
    for continuation in continuations.values { continuation.yield(element) }
  }

  /// Ends the sequences of all readers, also of later ones.
  package func finish() {
    isFinished = true
    for continuation in continuations.values { continuation.finish() }
    continuations = [:]
  }
}
