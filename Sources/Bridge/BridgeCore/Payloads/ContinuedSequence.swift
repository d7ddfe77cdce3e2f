/// A sequence whose first element was read already.
struct ContinuedSequence<Rest: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Rest.Element: Sendable {
  typealias Element = Rest.Element

  let first: Element
  let rest: Rest

  func makeAsyncIterator() -> Iterator { Iterator(first: first, rest: rest.makeAsyncIterator()) }

  struct Iterator: AsyncIteratorProtocol {
    var first: Element?
    var rest: Rest.AsyncIterator

    mutating func next() async throws -> Element? {
      if let first {
        self.first = nil
        return first
      }
      return try await rest.next()
    }

    @available(iOS 18, macOS 15, visionOS 2, *)
    mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
      if let first {
        self.first = nil
        return first
      }
      return try await rest.next(isolation: actor)
    }
  }
}
