/// Counts the sequences that it makes, and their elements.
@MainActor final class StreamWatch {
  private(set) var begun = 0
  private(set) var given = 0
  private(set) var ended = 0
  private(set) var lastWasCancelled = false

  /// Returns a sequence without end. Its elements are numbers, or texts of `size` characters.
  func endless(size: Int = 0) -> Ticker<String> {
    begun += 1
    let text = String(repeating: "x", count: size)
    return Ticker(.max, watch: self) { size == 0 ? "\($0)" : text }
  }

  fileprivate func count() { given += 1 }

  fileprivate func end(isCancelled: Bool) {
    ended += 1
    lastWasCancelled = isCancelled
  }
}

/// A sequence of `count` elements, each made when it is requested.
struct Ticker<Element: Sendable>: AsyncSequence, Sendable {
  let count: Int
  let watch: StreamWatch?
  let make: @Sendable (Int) -> Element

  init(_ count: Int, watch: StreamWatch? = nil, make: @escaping @Sendable (Int) -> Element) {
    (self.count, self.watch, self.make) = (count, watch, make)
  }

  func makeAsyncIterator() -> Iterator { Iterator(ticker: self, end: watch.map(End.init)) }

  struct Iterator: AsyncIteratorProtocol {
    let ticker: Ticker
    let end: End?
    var position = 0

    nonisolated(nonsending) mutating func next() async -> Element? {
      guard position < ticker.count else { return nil }
      await ticker.watch?.count()
      position += 1
      return ticker.make(position - 1)
    }

    mutating func next(
      isolation actor: isolated (any Actor)?
    ) async -> Element? {
      await next()
    }
  }

  /// Reports the end of the iterator when the iterator is released.
  final class End: Sendable {
    let watch: StreamWatch
    init(_ watch: StreamWatch) { self.watch = watch }
    deinit {
      let isCancelled = Task.isCancelled
      Task { @MainActor [watch] in watch.end(isCancelled: isCancelled) }
    }
  }
}
