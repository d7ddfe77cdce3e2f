import Disclosure
import Foundation
import OfflinePackages
import SiteServing
import WebBridge

/// The packages of a store, and how a site serves them.
struct ServedPackages: Sendable {
  /// The scheme of the pages, in lower case.
  let scheme: String
  let store: PackageStore
  let options: PackageSiteOptions
  let log: PageErrorLog

  /// Returns the URL of a page; `nil` if the name of the package or the path makes none.
  func url(of package: String, path: String) -> URL? {
    guard PackageName(package) != nil, path.hasPrefix("/") else { return nil }
    return URL(string: "\(scheme)://\(package)\(path)")
  }

  /// Returns whether a URL is one of a package's pages.
  func isPage(_ url: URL, of package: PackageName) -> Bool {
    url.scheme?.lowercased() == scheme && Self.package(of: url) == package
  }

  /// The package whose name is the whole authority of a URL. An engine takes `app://sh%6Fp/` and `app://shop:80/` for
  /// other origins than `app://shop/`, so that they are no URLs of the package.
  static func package(of url: URL) -> PackageName? {
    OriginText(ofURL: url.absoluteString).flatMap { PackageName($0.authority) }
  }

  func log(_ error: any Error, at url: URL) {
    log.write("\(ReportedURL.of(url.absoluteString)): \(error)")
  }
}
