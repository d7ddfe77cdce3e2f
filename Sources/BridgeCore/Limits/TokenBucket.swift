import Dispatch

/// A token bucket: how much a page may do now, when it may do so much in a second.
///
/// The bucket is full at first. It refills in real time, because handlers run in real time whatever the page's clock
/// says.
struct TokenBucket {
  /// The tokens that come in a second.
  private let rate: Double
  /// The most tokens that the bucket holds.
  private let size: Double
  private var tokens: Double
  /// When the bucket was filled, in nanoseconds. The layout of an `Instant` is unknown to the compiler, which would copy
  /// the bucket for each token by calls of its metadata.
  private var filled = DispatchTime.now().uptimeNanoseconds

  init(rate: Int, size: Int) {
    (self.rate, self.size) = (Double(max(rate, 1)), Double(max(size, 1)))
    tokens = self.size
  }

  /// Takes a token.
  ///
  /// - Returns: Whether there was one.
  mutating func take() -> Bool {
    // The time is read only when the bucket seems empty, because every line of a page takes a token.
    if tokens < 1 { fill() }
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }

  private mutating func fill() {
    let now = DispatchTime.now().uptimeNanoseconds
    tokens = min(size, tokens + Double(now - filled) / 1e9 * rate)
    filled = now
  }

  /// How long it takes until the bucket has tokens for a 50th of a second, and at least one.
  var pause: Duration {
    let wanted = min(size, max(1, rate / 50))
    return .seconds(max(0, wanted - tokens) / rate)
  }
}
