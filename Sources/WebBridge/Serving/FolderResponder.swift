import BridgeCore
import Foundation
import MediaTypes
import SiteServing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Turns requests for the files of a folder into responses, on the calling thread.
struct FolderResponder: Sendable {
  let site: FolderSite
  let fallback: String?
  let log: PageErrorLog

  func respond(to request: URLRequest) -> SchemeResponse? {
    guard let url = request.url else { return nil }
    return .refusal(ofMethodOf: request, at: url)
      ?? answer(to: request, at: url)?.answering(request)
  }

  private func answer(to request: URLRequest, at url: URL) -> SchemeResponse? {
    let encoded = URLComponents(url: url, resolvingAgainstBaseURL: false)?.percentEncodedPath ?? ""
    do throws(ServingFailure) {
      guard OriginText(ofURL: url.absoluteString)?.authority == FolderSite.host else {
        throw .badPath
      }
      let path = try FolderPath(percentEncoded: encoded)
      do throws(ServingFailure) {
        return respond(with: try folder.open(path), named: path, to: request, at: url)
      } catch .folder {
        return movedIntoFolder(url)
      } catch .notFound where fallback != nil && path.isView && Self.wantsPage(request) {
        let page = try FolderPath(percentEncoded: Self.encoded(fallback ?? ""))
        return respond(with: try folder.open(page), named: page, to: request, at: url)
      }
    } catch {
      log.write("\(url) was not served from \(site.folder.lastPathComponent): \(error.reason)")
      return missing(encoded.removingPercentEncoding ?? encoded, error, request, at: url)
    }
  }

  private var folder: ServedFolder { ServedFolder(path: site.folder.path) }

  private static func encoded(_ path: String) -> String { FolderSite.percentEncoded(path) }

  /// Whether the request is a navigation, or may be one.
  private static func wantsPage(_ request: URLRequest) -> Bool {
    request.value(forHTTPHeaderField: "Accept")?.contains("text/html") ?? true
  }

  private func respond(
    with file: ServedFile, named path: FolderPath, to request: URLRequest, at url: URL
  ) -> SchemeResponse? {
    let name = path.isFolder ? "index.html" : path.names.last ?? ""
    let resource = ServedResource(
      size: file.size,
      fields: [
        "Content-Type": MediaType.ofFile(named: name), "ETag": file.tag,
        "Last-Modified": file.modified,
      ], read: { try file.read($0) })
    return resource.response(to: request, at: url)
  }

  /// Returns a page that navigates to the same URL with a trailing slash.
  ///
  /// The relative URLs of a folder's page need the slash, and a custom scheme cannot redirect.
  private func movedIntoFolder(_ url: URL) -> SchemeResponse? {
    let html = """
      <!doctype html><meta charset="utf-8"><title>…</title>
      <script>location.replace(location.pathname + '/' + location.search + location.hash)</script>
      """
    return .page(html, status: 200, to: url)
  }

  private func missing(
    _ path: String, _ failure: ServingFailure, _ request: URLRequest, at url: URL
  ) -> SchemeResponse? {
    var message = "Not found"
    #if DEBUG
      message += ": \(path) (\(failure.reason))"
    #endif
    return .missing(message, request: request, at: url)
  }
}
