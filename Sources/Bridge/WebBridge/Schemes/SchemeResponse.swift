import Foundation
import SiteServing

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// The response of a route: status and header fields, and the bytes that follow.
package struct SchemeResponse: Sendable {
  package let head: HTTPURLResponse
  package let body: Body

  package enum Body: Sendable {
    case data(Data)
    /// Bytes that are read piece by piece while they are sent. If `keepsPace` is true, the next piece is
    /// read when the page has taken most of the previous pieces.
    case pieces(
      Range<Int>, keepsPace: Bool, read: @Sendable (Range<Int>) async throws -> Data)
    /// Bytes of an unknown number, of which each piece is asked for when the page has taken most of the previous ones.
    /// `nil` ends them.
    case stream(@Sendable () async throws -> Data?)
  }

  package init(_ head: HTTPURLResponse, body: Body = .data(Data())) {
    (self.head, self.body) = (head, body)
  }
}

extension SchemeResponse {
  /// Makes the response with a status, the fields that all files have, and those that are given.
  package static func response(
    _ status: Int, _ fields: [String: String], to url: URL, body: Body = .data(Data())
  ) -> SchemeResponse? {
    // Engines that obey the last one for custom schemes keep scripts and pictures from pages of other origins.
    var common = [
      "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
    ]
    if case .data(let data) = body, !data.isEmpty { common["Content-Length"] = "\(data.count)" }
    return HTTPURLResponse(
      url: url, statusCode: status, httpVersion: "HTTP/1.1",
      headerFields: common.merging(fields) { $1 }
    ).map { SchemeResponse($0, body: body) }
  }

  /// Makes a response of HTML.
  package static func page(
    _ html: String, status: Int, to url: URL, more: [String: String] = [:]
  ) -> SchemeResponse? {
    let fields = ["Content-Type": "text/html; charset=utf-8"].merging(more) { $1 }
    return response(status, fields, to: url, body: .data(Data(html.utf8)))
  }

  /// Makes a response without content, of the type that the request asks for. The log has the reason, because a text here
  /// would be in front of users, in one language.
  package static func empty(
    _ status: Int, to request: URLRequest, at url: URL, more: [String: String] = [:]
  ) -> SchemeResponse? {
    let type = request.purpose == .navigation ? "text/html" : "text/plain"
    return response(
      status, ["Content-Type": "\(type); charset=utf-8"].merging(more) { $1 }, to: url)
  }

  /// Makes a page that replaces itself by the one at the same URL with a slash at the end, or without, because a custom
  /// scheme cannot redirect. Its policy allows its own script alone.
  package static func moved(to url: URL) -> SchemeResponse? {
    page(
      "<!doctype html><meta charset=utf-8><script>\(moving)</script>", status: 200, to: url,
      more: ["Content-Security-Policy": "default-src 'none'; script-src '\(movingHash)'"])
  }

  private static let moving =
    "const p=location.pathname;location.replace((p.endsWith('/')?p.slice(0,-1):p+'/')+location.search+location.hash)"
  private static let movingHash = "sha256-biH+zvg1B5Yfw/psaL/OPqbSDowSOkubLxUlCSN8RFU="

  /// The response to the method of a request. The response to HEAD has the fields of the response to GET, and no body
  /// (RFC 9110, 9.3.2).
  package func answering(_ request: URLRequest) -> SchemeResponse {
    request.httpMethod == "HEAD" ? SchemeResponse(head) : self
  }

  /// Makes the response to a method other than GET and HEAD; `nil` for these two.
  package static func refusal(ofMethodOf request: URLRequest, at url: URL) -> SchemeResponse? {
    let method = request.httpMethod ?? "GET"
    guard !["GET", "HEAD"].contains(method) else { return nil }
    return empty(405, to: request, at: url, more: ["Allow": "GET, HEAD"])
  }
}
