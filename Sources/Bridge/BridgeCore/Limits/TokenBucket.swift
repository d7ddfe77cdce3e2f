import Dispatch

/// A token bucket: how much may happen now, when so much may happen in a second.
///
/// The bucket is full at first. It refills in real time, because handlers run in real time whatever the page's clock
/// says.
package struct TokenBucket {
  /// The tokens that come in a second.
  private let rate: Double
  /// The most tokens that the bucket holds.
  private let size: Double
  private var tokens: Double
  /// When the bucket was filled, in nanoseconds. The layout of an `Instant` is unknown to the compiler, which would copy
  /// the bucket for each token by calls of its metadata.
  private var filled: UInt64

  /// - Parameters:
  ///   - rate: The tokens that come in a second.
  ///   - size: The most tokens that the bucket holds.
  ///   - time: The time, in nanoseconds of the system's uptime.
  package init(
    rate: Double, size: Int, at time: UInt64 = DispatchTime.now().uptimeNanoseconds
  ) {
    (self.rate, self.size, filled) = (rate, Double(size), time)
    tokens = self.size
  }

  /// Takes a token.
  ///
  /// - Parameter time: The time, in nanoseconds of the system's uptime. It is read only when the bucket seems empty,
  ///   because every line of a page takes a token.
  /// - Returns: Whether there was one.
  package mutating func take(
    at time: @autoclosure () -> UInt64 = DispatchTime.now().uptimeNanoseconds
  ) -> Bool {
    guard hasToken(at: time()) else { return false }
    spend(1)
    return true
  }

  /// Returns whether there is a token.
  package mutating func hasToken(
    at time: @autoclosure () -> UInt64 = DispatchTime.now().uptimeNanoseconds
  ) -> Bool {
    if tokens < 1 { fill(at: time()) }
    return tokens >= 1
  }

  /// Takes tokens, also those that are still to come.
  mutating func spend(_ count: Int) { tokens -= Double(count) }

  private mutating func fill(at time: UInt64) {
    guard time > filled else { return }
    tokens = min(size, tokens + Double(time - filled) / 1e9 * rate)
    filled = time
  }

  /// How long it takes until the bucket has tokens for a 50th of a second, and at least one.
  var pause: Duration {
    let wanted = min(size, max(1, rate / 50))
    return .seconds(max(0, wanted - tokens) / rate)
  }
}
