/// The reaction of a bridge to the end of its page's process.
///
/// The system ends such processes to get memory back, and a page may crash its process. See <doc:RecoveringPages>.
public struct RecoveryPolicy: Sendable, Equatable {
  /// How often a page is loaded again, and how long the bridge waits before each attempt.
  enum Attempts: Sendable, Equatable {
    case none
    case backOff(first: Duration, factor: Double, most: Duration, attempts: Int)
  }

  let attempts: Attempts

  /// How long a page has to live after it has loaded, until it counts as healthy and the policy begins anew. The default
  /// is 30 seconds.
  public var healthyAfter: Duration = .seconds(30)

  /// Whether the page of a view that is not shown waits until the view is shown. The default is `true`, because iOS ends
  /// the processes of hidden views to get memory back. A view that works without a window needs `false`.
  public var waitsUntilShown = true

  /// Leaves lost pages to the app. The bridge only tells of them.
  public static let none = RecoveryPolicy(attempts: .none)

  /// Loads a lost page again immediately. A page that is lost again before it is healthy is given up.
  public static let once = RecoveryPolicy(
    attempts: .backOff(first: .zero, factor: 1, most: .zero, attempts: 1))

  /// Loads a lost page again after a delay, which grows while pages are lost before they are healthy.
  ///
  /// - Parameters:
  ///   - first: The delay of the first attempt. `.zero` loads the page immediately.
  ///   - factor: What each further delay is multiplied by; at least 1.
  ///   - most: The longest delay.
  ///   - attempts: The number of attempts, after which the page is given up.
  public static func backOff(
    first: Duration = .seconds(1), factor: Double = 2, most: Duration = .seconds(60),
    attempts: Int = 5
  ) -> RecoveryPolicy {
    RecoveryPolicy(
      attempts: .backOff(
        first: max(first, .zero), factor: max(factor, 1), most: max(most, .zero),
        attempts: attempts))
  }

  /// Returns the delay before an attempt, or `nil` if there are not so many attempts.
  ///
  /// - Parameter attempt: The number of the attempt, from 1.
  func delay(before attempt: Int) -> Duration? {
    guard case .backOff(let first, let factor, let most, let attempts) = attempts,
      attempt <= attempts
    else { return nil }
    var delay = min(first, most)
    for _ in 1..<attempt where delay < most { delay = min(delay * factor, most) }
    return delay
  }
}
