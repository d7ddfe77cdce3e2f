import Foundation
import OfflinePackages
import WebBridge

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The packages of a store as a route: the host of a URL is the name of the package.
@MainActor final class PackageRoute: SchemeRoute {
  private let site: PackageSite

  init(_ site: PackageSite) { self.site = site }

  var servesPackages: Bool { true }

  /// The page of views that wait in a pool. It makes the process load what the first page of a process waits for:
  /// fonts, the layout of text, modules and pictures. Nothing of it is seen.
  private static let waitingPage = """
    <!doctype html><html lang=en><meta charset=utf-8><style>body{font:16px sans-serif;opacity:0}</style>
    <p>Aa <b>Bb</b> <i>Cc</i> <span style="font-family:serif">Dd</span> <code>Ee</code></p>
    <svg width=9 height=9><circle r=4 /></svg>
    <script type=module>document.body.offsetHeight</script>
    """

  func answer(_ request: URLRequest, for webView: WKWebView) -> SchemeAnswer? {
    guard let url = request.url, let package = ServedPackages.package(of: url) else { return nil }
    if url.path == PackageSite.blankPath {
      return SchemeResponse.page(Self.waitingPage, status: 200, to: url).map { .response($0) }
    }
    let seat = site.seat(of: webView)
    let served = site.served
    return .later {
      do {
        let load = try await seat.load(of: package, for: request)
        let responder = PackageResponder(
          release: load.release, previous: await load.previous, log: served.log)
        let response = try await DiskQueue.pages.run { responder.respond(to: request) }
        await seat.served(load, response?.head)
        return served.shown(response, of: load.release, for: request, at: url)
      } catch let error as PackageError {
        served.log(error, at: url)
        return served.errorPage(error, status: 404, for: request, at: url)
          ?? .empty(404, to: request, at: url)
      } catch {
        return nil
      }
    }
  }
}
