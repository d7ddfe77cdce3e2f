public import Foundation

/// A GET request for a file of a feed.
public struct FeedRequest: Sendable {
  /// The file's URL.
  public let url: URL
  /// The header fields.
  public var fields: [String: String]
  /// How long the server may send nothing, in seconds.
  public var idleLimit: TimeInterval
  /// How many bytes of the body are wanted. A transport may end a longer body behind the first byte that is too many,
  /// so that a server which never stops fills no memory.
  public var mostBytes: Int

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - url: The file's URL.
  ///   - fields: The header fields.
  ///   - idleLimit: How long the server may send nothing, in seconds.
  ///   - mostBytes: How many bytes of the body are wanted, behind its content coding.
  public init(
    url: URL, fields: [String: String] = [:], idleLimit: TimeInterval = 20, mostBytes: Int = .max
  ) {
    (self.url, self.fields) = (url, fields)
    (self.idleLimit, self.mostBytes) = (idleLimit, mostBytes)
  }
}
