/// The random numbers of one run of the soak.
@MainActor final class SeededNumbers {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  func next() -> UInt64 { generator.next() }

  /// Returns a number from 0 up to another, which it does not reach.
  func below(_ count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }

  /// Returns the elements in a random order.
  func shuffled<Element>(_ list: [Element]) -> [Element] {
    var list = list
    for index in list.indices { list.swapAt(index, index + below(list.count - index)) }
    return list
  }

  /// Returns one of several things.
  func one<Element>(of list: [Element]) -> Element { list[below(list.count)] }
}
