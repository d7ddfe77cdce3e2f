import SiteServing

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
    return InspectorPageSource.files[name].map {
      InspectorFile(type: MediaType.ofFile(named: name), text: $0)
    }
  }
}
