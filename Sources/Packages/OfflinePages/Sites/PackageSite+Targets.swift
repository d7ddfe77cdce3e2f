import Foundation
import OfflinePackages
import SiteServing

extension PackageSite {
  /// A page of a package.
  struct Target: Equatable {
    let package: PackageName
    /// The path, query and fragment of the URL.
    let path: String
  }

  /// Returns the page of an installed package for an `https` URL; `nil` if no package serves the URL, or its
  /// release has no such file.
  func target(of url: URL) -> Target? {
    guard url.scheme?.lowercased() == "https",
      let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
      components.user == nil, components.password == nil
    else { return nil }
    for release in packages.served() {
      for prefix in release.serves {
        guard let rest = Self.rest(of: components, behind: prefix) else { continue }
        guard release.hasPage(at: SitePath(encoded: rest)) else { continue }
        let query = components.percentEncodedQuery.map { "?\($0)" } ?? ""
        let fragment = components.percentEncodedFragment.map { "#\($0)" } ?? ""
        return Target(package: release.package, path: "/\(rest)\(query)\(fragment)")
      }
    }
    return nil
  }

  /// Returns the rest of a URL's path after a prefix such as `https://shop.example.com/app/`.
  private static func rest(of url: URLComponents, behind prefix: String) -> String? {
    guard let prefix = URLComponents(string: prefix), url.host?.lowercased() == prefix.host,
      url.port ?? 443 == prefix.port ?? 443
    else { return nil }
    let path = url.percentEncodedPath.isEmpty ? "/" : url.percentEncodedPath
    guard path.hasPrefix(prefix.percentEncodedPath) else { return nil }
    return String(path.dropFirst(prefix.percentEncodedPath.count))
  }
}

extension ReleaseDocument {
  /// Returns whether a navigation to a path gets a file of the release.
  fileprivate func hasPage(at path: SitePath) -> Bool {
    let paths = Set(files.map(\.path.text))
    return switch rules.find(path, for: .navigation, look: { paths.contains($0) ? $0 : nil }) {
    case .file, .moved: true
    case .notFound, .missing: false
    }
  }
}
