/// Random numbers that are the same for the same seed (SplitMix64).
@MainActor final class SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
