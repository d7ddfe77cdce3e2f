// An app that serves packages to web views needs both modules.
public import Foundation
@_exported public import OfflinePackages
import SiteServing
@_exported public import WebBridge

/// The packages of a store, as a configuration serves them to its web views.
///
/// ```swift
/// let configuration = WKWebViewConfiguration()
/// let site = try configuration.serve(packages, scheme: "app")
/// let webView = WKWebView(frame: .zero, configuration: configuration)
/// let bridge = try Bridge(attachedTo: webView, origins: [.scheme("app")])
/// try await site.open("shop", in: webView)
/// ```
@MainActor public final class PackageSite {
  let served: ServedPackages

  init(_ served: ServedPackages) { self.served = served }

  /// The scheme of the pages, in lower case.
  public var scheme: String { served.scheme }

  /// The store.
  public var packages: PackageStore { served.store }

  /// Returns the URL of a page of a package, such as `app://shop/help?topic=1`.
  ///
  /// - Parameters:
  ///   - package: The name of the package.
  ///   - path: The part of the URL after the host: a path with its first slash, a query and a fragment,
  ///     percent-encoded.
  /// - Returns: The URL; `nil` if the name or the path makes none.
  public func url(of package: String, path: String = "/") -> URL? {
    served.url(of: package, path: path)
  }

  /// The URL of an empty page of a package, for views that wait in a ``WebViewPool``. Loading it opens no release.
  public func blankURL(of package: String) -> URL? { url(of: package, path: Self.blankPath) }

  /// No path of a file, because a name of a path may not be empty.
  static let blankPath = "//blank"

  /// Opens a package in a web view: the pending release if there is one, otherwise the current one, or the one to which
  /// the store falls back.
  ///
  /// A page that is not ready in time, crashes, or throws before its first paint is a failure of its release, and the
  /// view opens the package again: the same release, and after `PackageStoreOptions.attempts` failures the last good
  /// one.
  ///
  /// - Parameters:
  ///   - package: The name of the package.
  ///   - path: The path of the page, with its first slash, a query and a fragment.
  ///   - webView: The view, whose configuration serves the packages.
  /// - Returns: The release that the view shows.
  /// - Throws: `PackageError` with the code `notInstalled`, `revoked`, `storage`, or `wrongPackage` if the name and the
  ///   path make no URL.
  @discardableResult public func open(
    _ package: String, path: String = "/", in webView: WKWebView
  ) async throws -> InstalledRelease {
    guard let name = PackageName(package), let url = url(of: package, path: path) else {
      throw PackageError(
        .wrongPackage,
        "“\(package)” with the path “\(path)” makes no URL of a package: a path begins with “/”, and its other characters than those of URLs are percent-encoded."
      )
    }
    return try await seat(of: webView).open(name, at: url)
  }

  /// Confirms that the page that a web view shows is healthy, for sites with ``PackageSiteOptions/confirmation`` of
  /// `byApp`.
  ///
  /// - Throws: `PackageError` if the view shows no page of a package, or the load has failed before.
  public func confirmHealthy(_ webView: WKWebView) async throws {
    try await seat(of: webView).confirm()
  }

  func seat(of webView: WKWebView) -> PackageSeat {
    let seats = webView.attached(PackageSeats.self) ?? PackageSeats()
    webView.attach(seats, as: PackageSeats.self)
    return seats.seat(of: webView, on: self)
  }
}

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

/// The seats of one web view: one for each site whose packages it shows.
@MainActor final class PackageSeats {
  private var seats: [ObjectIdentifier: PackageSeat] = [:]

  func seat(of webView: WKWebView, on site: PackageSite) -> PackageSeat {
    if let seat = seats[ObjectIdentifier(site)] { return seat }
    let seat = PackageSeat(of: webView, showing: site.served)
    seats[ObjectIdentifier(site)] = seat
    return seat
  }
}
