import Disclosure
import Foundation
import OfflinePackages
import WebBridge

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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
