import BridgeCore
import Foundation
import MediaTypes

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Turns requests for the files of a folder into responses. It works on the calling thread.
struct FolderResponder: Sendable {
  let site: FolderSite
  let fallback: String?
  let log: PageErrorLog

  func respond(to request: URLRequest) -> SchemeResponse? {
    guard let url = request.url else { return nil }
    let method = request.httpMethod ?? "GET"
    guard ["GET", "HEAD"].contains(method) else {
      return text("\(method) is not allowed.\n", status: 405, to: url, more: ["Allow": "GET, HEAD"])
    }
    let response = answer(to: request, at: url)
    // The response to HEAD has the fields of the one to GET, and no body (RFC 9110, 9.3.2).
    return method == "HEAD" ? response.map { SchemeResponse($0.head) } : response
  }

  private func answer(to request: URLRequest, at url: URL) -> SchemeResponse? {
    let encoded = URLComponents(url: url, resolvingAgainstBaseURL: false)?.percentEncodedPath ?? ""
    do throws(ServingFailure) {
      guard url.host?.lowercased() == FolderSite.host else { throw .badPath }
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
    var fields = [
      "Content-Type": MediaType.ofFile(named: name), "ETag": file.tag,
      "Last-Modified": file.modified, "Accept-Ranges": "bytes",
    ]
    if Self.isFresh(request, file) { return response(304, fields, to: url) }
    var range = RangeField(request.value(forHTTPHeaderField: "Range"), size: file.size)
    if let condition = request.value(forHTTPHeaderField: "If-Range"),
      condition != file.tag, condition != file.modified
    {
      range = .whole
    }
    let bytes: Range<Int>
    switch range {
    case .whole: bytes = 0..<file.size
    case .part(let part):
      bytes = part
      fields["Content-Range"] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(file.size)"
    case .unsatisfiable:
      return text(
        "The file has \(file.size) bytes.\n", status: 416, to: url,
        more: ["Content-Range": "bytes */\(file.size)"])
    }
    fields["Content-Length"] = "\(bytes.count)"
    let status = range == .whole ? 200 : 206
    let body = SchemeResponse.Body.pieces(bytes, keepsPace: true) { part in
      try await FileQueue.run { try file.read(part) }
    }
    return response(status, fields, to: url, body: body)
  }

  /// Whether the page has the file as it is ([RFC 9110, 13](https://www.rfc-editor.org/rfc/rfc9110#name-conditional-requests)).
  private static func isFresh(_ request: URLRequest, _ file: ServedFile) -> Bool {
    if let tags = request.value(forHTTPHeaderField: "If-None-Match") {
      return tags.split(separator: ",").contains { tag in
        let tag = tag.trimmingPrefix(while: \.isWhitespace)
        return tag == "*" || tag == file.tag || tag == "W/" + file.tag
      }
    }
    return request.value(forHTTPHeaderField: "If-Modified-Since") == file.modified
  }

  /// A page that leads to the same URL with a slash at its end.
  ///
  /// A custom scheme cannot redirect, and the relative URLs of a folder's page need the slash.
  private func movedIntoFolder(_ url: URL) -> SchemeResponse? {
    let html = """
      <!doctype html><meta charset="utf-8"><title>…</title>
      <script>location.replace(location.pathname + '/' + location.search + location.hash)</script>
      """
    return response(
      200, ["Content-Type": "text/html; charset=utf-8"], to: url, body: .data(Data(html.utf8)))
  }

  private func missing(
    _ path: String, _ failure: ServingFailure, _ request: URLRequest, at url: URL
  ) -> SchemeResponse? {
    var message = "Not found"
    #if DEBUG
      message += ": \(path) (\(failure.reason))"
    #endif
    guard request.value(forHTTPHeaderField: "Accept")?.contains("text/html") == true else {
      return text(message + "\n", status: 404, to: url)
    }
    let escaped = message.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let html = "<!doctype html><meta charset=\"utf-8\"><title>Not found</title><p>\(escaped)</p>\n"
    return response(
      404, ["Content-Type": "text/html; charset=utf-8"], to: url, body: .data(Data(html.utf8)))
  }

  private func text(
    _ text: String, status: Int, to url: URL, more: [String: String] = [:]
  ) -> SchemeResponse? {
    let fields = ["Content-Type": "text/plain; charset=utf-8"].merging(more) { $1 }
    return response(status, fields, to: url, body: .data(Data(text.utf8)))
  }

  private func response(
    _ status: Int, _ fields: [String: String], to url: URL,
    body: SchemeResponse.Body = .data(Data())
  ) -> SchemeResponse? {
    var common = ["Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"]
    if case .data(let data) = body, !data.isEmpty { common["Content-Length"] = "\(data.count)" }
    return HTTPURLResponse(
      url: url, statusCode: status, httpVersion: "HTTP/1.1",
      headerFields: common.merging(fields) { $1 }
    ).map { SchemeResponse($0, body: body) }
  }
}
