/// How many elements of a stream its reader lets come: so many that about 1 MiB is under way.
struct CreditWindow {
  private static let bytes = 1 << 20
  /// Before the size of the elements is known.
  private static let first = 4

  private let limit: Int
  private var mean = 0

  init(limit: Int) { self.limit = max(limit, 1) }

  /// An element of so many bytes came.
  mutating func count(_ size: Int) { mean = mean == 0 ? size : (mean * 7 + size) / 8 }

  /// How many elements may be under way or wait.
  private var size: Int {
    mean == 0 ? min(limit, Self.first) : max(1, min(limit, Self.bytes / mean))
  }

  /// How many further elements to let come, where so many are under way or wait: none until it is
  /// worth a line.
  func grant(beside count: Int) -> Int { count <= size / 2 ? size - count : 0 }
}
