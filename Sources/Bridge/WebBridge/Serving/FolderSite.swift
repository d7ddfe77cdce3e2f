public import Foundation

/// A folder that a configuration serves to its web views from a custom scheme.
///
/// ```swift
/// let site = try configuration.serve(folder: folder, scheme: "app")
/// webView.load(URLRequest(url: site.url))
/// ```
public struct FolderSite: Hashable, Sendable {
  /// The scheme of the URLs, in lower case.
  public let scheme: String

  /// The folder whose files are served.
  public let folder: URL

  /// The URL of the folder's `index.html`, such as `app://localhost/`.
  public let url: URL

  static let host = "localhost"

  init?(folder: URL, scheme: String) {
    guard let url = URL(string: "\(scheme)://\(Self.host)/") else { return nil }
    (self.scheme, self.folder, self.url) = (scheme, folder, url)
  }

  /// Returns the URL of a file.
  ///
  /// - Parameter path: The path of the file in the folder, with slashes and without percent-encoding,
  ///   such as `"help/index.html"`.
  public func url(for path: String) -> URL {
    let text = "\(scheme)://\(Self.host)/"
    let relative = path.hasPrefix("/") ? String(path.dropFirst()) : path
    return URL(string: text + Self.percentEncoded(relative)) ?? url
  }

  static func percentEncoded(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? "" }
      .joined(separator: "/")
  }

  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
}
