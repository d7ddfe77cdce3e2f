import Disclosure
import Foundation
import OfflinePackages
import SiteServing
import WebBridge

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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

extension ServedPackages {
  /// Returns the app's page for a page that cannot be shown. `nil` if the app has none, or if something else than a
  /// page was asked for.
  func errorPage(_ error: PackageError, status: Int, for request: URLRequest, at url: URL)
    -> SchemeResponse?
  {
    guard let errorPage = options.errorPage,
      request.value(forHTTPHeaderField: "Accept")?.contains("text/html") == true
    else { return nil }
    return SchemeResponse.page(errorPage(error), status: status, to: url)?.answering(request)
  }

  /// Returns the app's page in place of the response for a stored file that cannot be read, and else the response.
  func shown(
    _ response: SchemeResponse?, of release: OpenedRelease, for request: URLRequest, at url: URL
  ) -> SchemeResponse? {
    guard response?.head.statusCode == 500 else { return response }
    let error = PackageError(
      .mismatch,
      "The stored bytes of \(url.path.printable) in version \(release.document.version) of “\(release.package)” are missing or are not those of the release: update the package."
    )
    return errorPage(error, status: 500, for: request, at: url) ?? response
  }
}
