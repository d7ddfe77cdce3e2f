import Disclosure
import Foundation
import OfflinePackages

/// Scripts and style sheets that pages name and a package does not have. A page without one of them is a failure of its
/// release.
struct MissingFiles {
  private let paths: Set<String>
  private(set) var found: [(place: PolicyReport.Place, path: String)] = []

  /// The maximum number of files that are named one by one.
  private static let mostNamed = 5

  init(_ paths: [PackagePath]) { self.paths = Set(paths.map(\.text)) }

  /// Looks at the elements of a document. Each file is found once, in the first document that names it.
  mutating func read(_ tags: [HTMLTag], of path: PackagePath) {
    var components = URLComponents()
    (components.scheme, components.host, components.path) = ("app", "package", "/" + path.text)
    guard let own = components.url else { return }
    var base: URL?
    for tag in tags {
      if tag.name == "base", base == nil, let value = tag["href"] {
        base = URL(string: DocumentScan.trimmed(value), relativeTo: own)?.absoluteURL
      }
      guard let value = Self.reference(of: tag),
        let url = URL(string: value, relativeTo: base ?? own)?.absoluteURL,
        url.scheme == own.scheme, url.host == own.host
      else { continue }
      let name = String(url.path.drop { $0 == "/" })
      guard !name.isEmpty, !url.hasDirectoryPath, !paths.contains(name),
        !found.contains(where: { $0.path == name })
      else { continue }
      found.append((.init(path, line: tag.line), name))
    }
  }

  /// The URL of the script or the style sheet that an element loads.
  private static func reference(of tag: HTMLTag) -> String? {
    var value: String?
    switch tag.name {
    case "script" where DocumentScan.runs(tag): value = tag["src"]
    case "link":
      let relations = (tag["rel"] ?? "").lowercased().split(separator: " ")
      if relations.contains("stylesheet") { value = tag["href"] }
    default: break
    }
    guard let value, case let text = DocumentScan.trimmed(value), !text.isEmpty else { return nil }
    return text
  }

  /// The findings, one sentence each.
  var warnings: [String] {
    let more = found.count - Self.mostNamed
    let named = found.prefix(Self.mostNamed).map { place, path in
      "\(place) names “\(path.printable)”, which the package does not have: a device counts this page as failed."
    }
    guard more > 0 else { return named }
    return named + [
      more == 1
        ? "1 more file that pages name is not in the package."
        : "\(more) more files that pages name are not in the package."
    ]
  }
}
