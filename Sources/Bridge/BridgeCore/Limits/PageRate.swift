/// The rate at which the lines of pages are read, in lines and bytes per second.
struct PageRate {
  private var lines: TokenBucket?
  private var bytes: TokenBucket?

  init(_ limits: BridgeLimits) {
    lines = limits.callsPerSecond.map {
      TokenBucket(rate: Double(max($0, 1)), size: max(limits.callBurst, 1))
    }
    bytes = limits.bytesPerSecond.map {
      TokenBucket(rate: Double(max($0, 1)), size: max(limits.byteBurst, 1))
    }
  }

  /// Takes a token for a line, and one for each of its bytes.
  ///
  /// - Returns: Whether there were some. The last bytes may be missing, because a line may be larger than all tokens: the
  ///   next line waits for them.
  @inline(__always) mutating func take(size: Int) -> Bool {
    guard bytes?.hasToken() ?? true, lines?.take() ?? true else { return false }
    bytes?.spend(size)
    return true
  }

  /// How long the next line waits.
  var pause: Duration { max(lines?.pause ?? .zero, bytes?.pause ?? .zero) }
}
