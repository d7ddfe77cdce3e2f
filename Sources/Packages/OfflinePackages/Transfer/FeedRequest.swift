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

/// Fetches the files of feeds. ``URLSessionTransport`` is the usual one; an app can bring its own, for example
/// one that uses the app's HTTP client.
public protocol FeedTransport: Sendable {
  /// Sends a GET request, and returns when the head of the response has come. Redirects are followed, but never from
  /// `https` to another scheme.
  ///
  /// - Throws: ``PackageError`` with the code `insecure` if the server cannot be trusted, `timedOut`, and
  ///   `network` for other failures of the connection. Other errors count as `network`.
  func fetch(_ request: FeedRequest) async throws -> FeedResponse
}

extension Int {
  /// Reads a number of header fields: digits alone, without a sign; `nil` for anything else.
  init?(digits text: some StringProtocol) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else {
      return nil
    }
    self = number
  }
}
