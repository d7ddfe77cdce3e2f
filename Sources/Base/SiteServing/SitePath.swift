import Foundation

/// The path of a URL of a site, decoded once.
package struct SitePath: Equatable, Sendable {
  /// The path without its first slash. It is empty or ends with a slash if it names a folder. It is `nil` if no
  /// file can have the path: a name is empty, `.` or `..`, is not UTF-8, or has an encoded slash, backslash or NUL.
  package let text: String?
  /// The path without its first slash, decoded as far as it can be.
  package let shown: String

  /// Reads the percent-encoded path of a URL.
  package init(encoded path: String) {
    let path = path.hasPrefix("/") ? String(path.dropFirst()) : path
    let decoded = path.removingPercentEncoding
    shown = decoded ?? path
    text = Self.isPlain(path) ? decoded : nil
  }

  /// Whether a path names one file, whoever decodes it.
  private static func isPlain(_ path: String) -> Bool {
    let lower = path.lowercased()
    // Some decoders drop the last one, a byte order mark.
    guard !["%2f", "%00", "%5c", "\\", "%ef%bb%bf"].contains(where: lower.contains) else {
      return false
    }
    var names = path.split(separator: "/", omittingEmptySubsequences: false)
    if names.last == "" { names.removeLast() }
    return names.allSatisfy { !["", ".", ".."].contains($0.removingPercentEncoding ?? "") }
  }

  /// Whether the last name has no dot, as those of a single-page app's views.
  var isView: Bool { !(shown.split(separator: "/").last ?? "").contains(".") }
}
