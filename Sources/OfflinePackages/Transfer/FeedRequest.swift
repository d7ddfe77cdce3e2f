public import Foundation

/// A GET request for a file of a feed.
public struct FeedRequest: Sendable {
  /// The file's URL.
  public let url: URL
  /// The header fields.
  public var fields: [String: String]
  /// How long the server may send nothing, in seconds.
  public var idleLimit: TimeInterval

  /// Creates a request.
  public init(url: URL, fields: [String: String] = [:], idleLimit: TimeInterval = 20) {
    (self.url, self.fields, self.idleLimit) = (url, fields, idleLimit)
  }
}
