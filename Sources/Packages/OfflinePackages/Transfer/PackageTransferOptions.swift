import Foundation
public import HTTPTypes

/// The options for fetching the files of a feed.
public struct PackageTransferOptions: Sendable {
  /// The number of simultaneous requests.
  public var parallelRequests = 6

  /// The number of attempts after which a request has failed.
  ///
  /// A request is sent again after a failure of the connection, a body that is too short, and the statuses 408, 429
  /// and 500 to 599. A request for the rest of a file begins after the last byte that arrived.
  public var attempts = 4

  /// The delay before the second attempt. Each further attempt waits twice as long as the
  /// one before, up to a minute. The time varies by a quarter, so that devices do not come back together. A
  /// `Retry-After` of up to a minute takes its place.
  public var firstDelay = Duration.milliseconds(500)

  /// The time in which a server has to send something.
  public var idleLimit = Duration.seconds(20)

  /// The average number of bytes that a server has to send in each second of ``rateWindow``.
  public var minRate = 512

  /// The time over which the rate is measured.
  public var rateWindow = Duration.seconds(30)

  /// Above which part of a pack's bytes a device fetches the pack, and not single objects: 0.5 is one half.
  public var packThreshold = 0.5

  /// Header fields for each request, such as `Authorization`.
  public var headerFields: HTTPFields = [:]

  /// Creates options with the usual values.
  public init() {}

  /// The time before an attempt, without its variation. The second attempt has the number 1.
  func delay(before attempt: Int) -> Duration {
    min(firstDelay * pow(2, Double(attempt - 1)), .seconds(60))
  }
}
