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
