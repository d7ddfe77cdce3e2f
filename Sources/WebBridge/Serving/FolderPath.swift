import Foundation

/// The path of a request within a served folder, as names that cannot lead out of the folder.
struct FolderPath: Equatable, Sendable {
  /// The names of the folders, followed by the name of the file if the path does not end with a slash.
  let names: [String]
  /// Whether the path ends with a slash.
  let isFolder: Bool

  /// Reads the percent-encoded path of a URL. Every name is decoded once.
  ///
  /// - Throws: ``ServingFailure`` if a decoded name is empty, `.`, `..`, hidden or not UTF-8, or
  ///   contains a slash, a backslash or a NUL.
  init(percentEncoded path: String) throws(ServingFailure) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    // The path of a URL begins with a slash, unless the URL has no path.
    if parts.first == "" { parts.removeFirst() }
    isFolder = parts.isEmpty || parts.last == ""
    if parts.last == "" { parts.removeLast() }
    var names: [String] = []
    for part in parts {
      guard let name = part.removingPercentEncoding, !name.isEmpty,
        !name.utf8.contains(where: { [0, 0x2F, 0x5C].contains($0) })
      else { throw .badPath }
      guard !name.hasPrefix("."), name.utf8.first != UInt8(ascii: ".") else {
        throw [".", ".."].contains(name) ? .badPath : .hidden
      }
      names.append(name)
    }
    self.names = names
  }

  /// The path relative to the folder, for messages.
  var description: String { names.joined(separator: "/") + (isFolder && !names.isEmpty ? "/" : "") }

  /// Whether the last name has no extension, as in the paths of a single-page app's views.
  var isView: Bool { isFolder || names.last.map { !$0.contains(".") } ?? true }
}
