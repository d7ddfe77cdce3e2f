import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

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

  /// Makes a response of plain text.
  package static func text(
    _ text: String, status: Int, to url: URL, more: [String: String] = [:]
  ) -> SchemeResponse? {
    let fields = ["Content-Type": "text/plain; charset=utf-8"].merging(more) { $1 }
    return response(status, fields, to: url, body: .data(Data(text.utf8)))
  }

  /// Makes a response of HTML.
  package static func page(_ html: String, status: Int, to url: URL) -> SchemeResponse? {
    response(
      status, ["Content-Type": "text/html; charset=utf-8"], to: url, body: .data(Data(html.utf8)))
  }

  /// Makes the response for something that is not there: a page for navigations, text for others.
  package static func missing(_ message: String, request: URLRequest, at url: URL)
    -> SchemeResponse?
  {
    guard request.value(forHTTPHeaderField: "Accept")?.contains("text/html") == true else {
      return text(message + "\n", status: 404, to: url)
    }
    let escaped = message.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return page(
      "<!doctype html><meta charset=\"utf-8\"><title>Not found</title><p>\(escaped)</p>\n",
      status: 404, to: url)
  }

  /// The response to the method of a request. The response to HEAD has the fields of the response to GET, and no body
  /// (RFC 9110, 9.3.2).
  package func answering(_ request: URLRequest) -> SchemeResponse {
    request.httpMethod == "HEAD" ? SchemeResponse(head) : self
  }

  /// Makes the response to a method other than GET and HEAD; `nil` for these two.
  package static func refusal(ofMethodOf request: URLRequest, at url: URL) -> SchemeResponse? {
    let method = request.httpMethod ?? "GET"
    guard !["GET", "HEAD"].contains(method) else { return nil }
    return text("\(method) is not allowed.\n", status: 405, to: url, more: ["Allow": "GET, HEAD"])
  }
}
