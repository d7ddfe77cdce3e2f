public import Foundation

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
