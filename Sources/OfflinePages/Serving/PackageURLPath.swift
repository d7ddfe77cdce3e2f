import Foundation
import OfflinePackages

/// The path of a URL, as the path of a file in a package.
struct PackageURLPath: Equatable, Sendable {
  /// The path without its first slash, decoded once; `nil` where it cannot be decoded, or a name has an encoded slash.
  let text: String?

  /// Reads the path of a URL. An encoded slash is part of no path of a package, so that a URL means one file.
  init(_ url: URL) {
    self.init(encoded: URLComponents(url: url, resolvingAgainstBaseURL: false)?.percentEncodedPath)
  }

  init(encoded path: String?) {
    let path = path ?? ""
    let lower = path.lowercased()
    // No path of a package has the last one, a byte order mark, which some decoders drop.
    guard !["%2f", "%00", "%5c", "%ef%bb%bf"].contains(where: lower.contains) else {
      text = nil
      return
    }
    text = (path.hasPrefix("/") ? String(path.dropFirst()) : path).removingPercentEncoding
  }

  /// Whether the last name has no extension, as the paths of a single-page app's views.
  var isView: Bool {
    text.map { !($0.split(separator: "/").last ?? "").contains(".") } ?? false
  }

  /// Returns what a release has at the path.
  ///
  /// The empty path is the release's entry, and a path that ends with a slash the `index.html` of that folder. A path of
  /// a view, which has no extension, is the fallback document where the request may be a navigation and the release
  /// does not exclude the path. A missing script is therefore never a page.
  ///
  /// - Parameter look: Returns what the release has at a path of a file.
  func file<File>(
    in release: ReleaseDocument, wantsPage: Bool, look: (String) -> File?
  ) -> File? {
    guard let text else { return nil }
    if text.isEmpty { return look(release.entry.text) }
    if let file = look(text.hasSuffix("/") ? text + "index.html" : text) { return file }
    guard wantsPage, isView, let fallback = release.fallback,
      !fallback.exclude.contains(where: text.hasPrefix)
    else { return nil }
    return look(fallback.document.text)
  }
}
