import Dispatch

/// The total of what all documents of one bridge make native code hold.
///
/// The document in the main frame may use a whole budget. All other documents together may use another one:
/// those of subframes, and those that have ended while their handlers still run. Frames and reloads therefore do
/// not multiply what a page can make native code hold, and take nothing from the document in the main frame.
@MainActor final class BridgeBudget {
  let limits: BridgeLimits
  var total = BudgetUse()
  /// The budget of the live document in the main frame.
  weak var main: DocumentBudget?
  let progress = BudgetProgress()

  /// The rate of the documents in the main frame, one after another.
  // Unchecked, here and below, because every line of a page takes a token.
  @exclusivity(unchecked) var mainRate: PageRate
  /// The rate of all other documents together.
  @exclusivity(unchecked) var otherRate: PageRate

  init(_ limits: BridgeLimits) {
    self.limits = limits
    mainRate = PageRate(limits)
    otherRate = mainRate
  }

  /// The largest number of subframes that have a bridge.
  static let mostFrames = 1000

  /// Returns why a further subframe gets no bridge; `nil` if it gets one.
  func refusal(ofFrameBeside count: Int) -> BridgeError? {
    guard count >= Self.mostFrames else { return nil }
    return BridgeError(
      .overLimit, "\(Self.mostFrames) frames of this page have a bridge already.")
  }

  /// Returns why native code cannot make a further call; `nil` if it can.
  func refusal(ofCall name: String, unanswered: Int) -> BridgeError? {
    guard unanswered >= limits.pendingCalls else { return nil }
    return BridgeError(
      .overLimit, "\"\(name)\": \(unanswered) calls are waiting for pages already.")
  }

  /// Returns why a call of native code cannot wait for a document; `nil` if it can.
  func refusal(ofCall name: String, size: Int, waiting: Int) -> BridgeError? {
    guard waiting + size > limits.queuedBytes else { return nil }
    return BridgeError(
      .overLimit, "\"\(name)\": \(waiting) bytes wait for a page already.")
  }
}

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
