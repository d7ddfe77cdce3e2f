public import Foundation
public import HTTPTypes

/// A GET request for a file of a feed.
public struct FeedRequest: Sendable {
  /// The file's URL.
  public let url: URL
  /// The header fields.
  public var headerFields: HTTPFields
  /// The time in which the server has to send something.
  public var idleLimit: Duration

  /// Creates a request.
  public init(url: URL, headerFields: HTTPFields = [:], idleLimit: Duration = .seconds(20)) {
    (self.url, self.headerFields, self.idleLimit) = (url, headerFields, idleLimit)
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

/// A folder on a static file host that has the releases of packages.
public struct PackageFeed: Sendable {
  /// The URL of the folder.
  public let url: URL
  let transport: any FeedTransport
  let options: PackageTransferOptions

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - url: The URL of the folder that `webbridge publish` writes. The last slash may be left out.
  ///   - transport: What fetches the files.
  ///   - options: How the files are fetched.
  public init(
    _ url: URL, transport: any FeedTransport = URLSessionTransport(),
    options: PackageTransferOptions = PackageTransferOptions()
  ) {
    self.url =
      url.absoluteString.hasSuffix("/") ? url : url.appendingPathComponent("", isDirectory: true)
    (self.transport, self.options) = (transport, options)
  }

  /// The URL of a file.
  func url(of path: FeedPath) -> URL { url.appendingPathComponent(path.text) }
}
