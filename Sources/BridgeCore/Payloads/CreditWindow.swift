/// The number of elements of a stream that its reader allows, so that about 1 MiB is under way.
struct CreditWindow {
  private static let bytes = 1 << 20
  /// The number of elements before their size is known.
  private static let first = 4

  private let limit: Int
  private var mean = 0

  init(limit: Int) { self.limit = max(limit, 1) }

  /// Updates the mean size with an element that came.
  mutating func count(_ size: Int) { mean = mean == 0 ? size : (mean * 7 + size) / 8 }

  /// The number of elements that may be under way or unread.
  private var size: Int {
    mean == 0 ? min(limit, Self.first) : max(1, min(limit, Self.bytes / mean))
  }

  /// Returns the credit to give while `count` elements are under way or unread. The credit is 0 until it is
  /// worth a line.
  func grant(beside count: Int) -> Int { count <= size / 2 ? size - count : 0 }
}
