/// Which file of a site answers a path, as on the usual hosts of static sites.
///
/// | path | answer |
/// |---|---|
/// | the path of a file | the file |
/// | `/` | the entry |
/// | `/docs/` | `docs/index.html` |
/// | `/about` | `about.html` |
/// | `/docs`, if there is `docs/index.html` | leads to `/docs/`, because relative URLs need the slash |
/// | `/about/`, if there is `about.html` | leads to `/about`, for the same reason |
/// | another path that is navigated to | the fallback, else `404.html` with the status 404 |
package struct SiteRules: Sendable {
  /// The file of the path `/`.
  package var entry = "index.html"
  /// The file for navigations to paths that no file has.
  package var fallback: String?
  /// Beginnings of paths for which there is no fallback.
  package var exclude: [String] = []

  package init(entry: String = "index.html", fallback: String? = nil, exclude: [String] = []) {
    (self.entry, self.fallback, self.exclude) = (entry, fallback, exclude)
  }

  /// The file for navigations to nothing.
  package static let notFoundPage = "404.html"

  /// Returns the answer to a path.
  ///
  /// - Parameter look: Returns the file at a path; `nil` if there is none.
  package func find<File>(
    _ path: SitePath, for purpose: RequestPurpose, look: (String) -> File?
  ) -> SiteAnswer<File> {
    if let text = path.text, let answer = find(text, for: purpose, look: look) { return answer }
    if let fallback, mayFallBack(path, purpose), let file = look(fallback) {
      return .file(file, fallback)
    }
    if purpose == .navigation, let file = look(Self.notFoundPage) {
      return .notFound(file, Self.notFoundPage)
    }
    return .missing
  }

  private func find<File>(
    _ text: String, for purpose: RequestPurpose, look: (String) -> File?
  ) -> SiteAnswer<File>? {
    let isFolder = text.hasSuffix("/")
    let exact = text.isEmpty ? entry : isFolder ? text + "index.html" : text
    if let file = look(exact) { return .file(file, exact) }
    guard !text.isEmpty else { return nil }
    let page = (isFolder ? String(text.dropLast()) : text) + ".html"
    if let file = look(page) {
      return isFolder && purpose == .navigation ? .moved(.withoutSlash) : .file(file, page)
    }
    guard !isFolder, let file = look(text + "/index.html") else { return nil }
    return purpose == .navigation ? .moved(.withSlash) : .file(file, text + "/index.html")
  }

  /// A missing script or picture never gets a page. A request that does not say what it is for may be one.
  private func mayFallBack(_ path: SitePath, _ purpose: RequestPurpose) -> Bool {
    switch purpose {
    case .navigation: break
    case .unstated where path.text != nil && path.isView: break
    default: return false
    }
    return !exclude.contains { path.shown.utf8.starts(with: $0.utf8) }
  }
}

/// The answer of a site for a path.
package enum SiteAnswer<File> {
  /// A file, and its path.
  case file(File, String)
  /// The page that says that there is nothing, and its path.
  case notFound(File, String)
  /// The page is at the path with a slash at the end, or without.
  case moved(Move)
  case missing

  package enum Move: Sendable {
    case withSlash, withoutSlash

    /// Returns the percent-encoded path that an encoded path leads to.
    package func target(of path: String) -> String {
      switch self {
      case .withSlash: path + "/"
      case .withoutSlash: String(path.dropLast())
      }
    }
  }
}

/// The purpose of a request, by its field `Accept`.
package enum RequestPurpose: Sendable {
  /// A document, in the main frame or in another one.
  case navigation
  /// Anything else, such as a script, or what a script fetches.
  case resource
  /// There is no such field, as in a synchronous `XMLHttpRequest`.
  case unstated

  package init(accept: String?) {
    self = accept.map { $0.contains("text/html") ? .navigation : .resource } ?? .unstated
  }
}
