import Foundation
import HTTPTypes

#if canImport(FoundationNetworking)
  import FoundationNetworking
  import WebKitGTK
#endif

/// The response to a form: a page to show, the URL of one, or a file to download.
struct FormResponse: Sendable {
  /// The largest page, in bytes.
  private static let mostBytes = 64 << 20

  /// The URL to which the page continues; `nil` if the response is the page.
  let location: WebURL?
  let data: Data
  /// The URL of the page, after all redirects.
  let url: WebURL
  private let status: Int
  let headers: HTTPFields

  /// Reads a response.
  ///
  /// - Throws: ``RelayError``, or why the request failed.
  init(_ answer: RelayAnswer) async throws {
    let response = try await answer.response()
    data = try await answer.data(of: response, limit: Self.mostBytes)
    try Task.checkCancellation()
    (location, url, status) = (response.location, response.url, response.response.status.code)
    headers = HTTPFields(response.fields)
  }

  /// The field `Referrer-Policy`; `nil` if there is none.
  var policy: String? { headers.latin1(.referrerPolicy) }

  private var hasContent: Bool { status != 204 && status != 205 }

  /// The file's name and its bytes, for the page's script; `nil` for a response without content.
  var file: BridgeValue? {
    hasContent ? .array([.string(fileName), .bytes(data)]) : nil
  }

  private var fileName: String {
    #if canImport(ObjectiveC)
      url.url.flatMap { response(of: $0)?.suggestedFilename } ?? ""
    #else
      // Foundation knows no encoded names, and none of the URL.
      headers.latin1(.contentDisposition).flatMap { HTTPHeaders.fileName(of: $0) }
        ?? url.url?.lastPathComponent ?? ""
    #endif
  }

  /// Returns what a view shows; `nil` for a file, and for a response without content.
  ///
  /// - Parameters:
  ///   - method: The method of the form.
  ///   - view: The view, which knows the types that it shows.
  @MainActor func page(for method: String, in view: WKWebView) -> (URLRequest, URLResponse)? {
    let isFile = headers[.contentDisposition]?.lowercased().hasPrefix("attachment") ?? false
    guard hasContent, !isFile, view.canShow(mimeType: Self.essence(of: type)), let url = url.url,
      let response = response(of: url)
    else { return nil }
    var request = URLRequest(url: url)
    request.httpMethod = method
    return (request, response)
  }

  private func response(of url: URL) -> HTTPURLResponse? {
    var fields: [String: String] = [:]
    for field in headers {
      let name = field.name.canonicalName
      fields[name] = fields[name].map { $0 + ", " + field.latin1 } ?? field.latin1
    }
    fields["content-type"] = type
    return HTTPURLResponse(
      url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
  }
}
