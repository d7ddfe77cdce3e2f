public import Foundation

/// A GET request for a file of a feed.
public struct FeedRequest: Sendable {
  /// The file's URL.
  public let url: URL
  /// The header fields.
  public var fields: [String: String]
  /// The time in which the server has to send something.
  public var idleLimit: Duration

  /// Creates a request.
  public init(url: URL, fields: [String: String] = [:], idleLimit: Duration = .seconds(20)) {
    (self.url, self.fields, self.idleLimit) = (url, fields, idleLimit)
  }
}
