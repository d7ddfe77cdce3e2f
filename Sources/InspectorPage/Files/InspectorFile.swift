/// A file of the inspector's page.
package struct InspectorFile: Sendable {
  /// The media type, with its character set.
  package let type: String
  /// The content.
  package let text: String

  package init(type: String, text: String) { (self.type, self.text) = (type, text) }

  /// The policy of the page. Recordings are data of pages that nobody trusts, so that nothing of them may run.
  package static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// Returns the file at a path, such as `/index.html`. The path `/` is the page.
  package static func at(_ path: String) -> InspectorFile? {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    guard let text = InspectorPageSource.files[name], let type = types[name.suffix(after: ".")]
    else { return nil }
    return InspectorFile(type: "\(type); charset=utf-8", text: text)
  }

  private static let types: [Substring: String] = [
    "html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml",
  ]
}

extension String {
  fileprivate func suffix(after mark: Character) -> Substring {
    lastIndex(of: mark).map { self[index(after: $0)...] } ?? ""
  }
}
