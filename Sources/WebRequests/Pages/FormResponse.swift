import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The response to a form: a page to show, or the URL of one.
struct FormResponse: Sendable {
  /// The largest page, in bytes.
  private static let mostBytes = 64 << 20

  /// Where the page goes on; `nil` if the response is the page.
  let location: WebURL?
  let data: Data
  private let url: WebURL
  private let status: Int
  private let headers: RelayHeaders

  /// Reads a response.
  ///
  /// - Throws: ``RelayError``, or why the request failed.
  init(_ answer: RelayAnswer) async throws {
    var head: BridgeValue = .null
    var data = Data()
    for try await element in answer {
      switch element {
      case .object: head = element
      case .bytes(let piece):
        guard data.count + piece.count <= Self.mostBytes else {
          throw RelayError(
            .tooLarge, "The response to a form has more than \(Self.mostBytes) bytes.")
        }
        data.append(piece)
      default: break
      }
    }
    try Task.checkCancellation()
    location = try head["location"].map { try WebURL($0.decode()) }
    let fields: [[String]] = try head["headers"]?.decode() ?? []
    headers = RelayHeaders(fields.compactMap { $0.count == 2 ? .init($0[0], $0[1]) : nil })
    status = try head["status"]?.decode() ?? 0
    let text: String = try head["url"]?.decode() ?? ""
    (url, self.data) = (try location ?? WebURL(text), data)
  }

  /// The field `Referrer-Policy`; `nil` if there is none.
  var policy: String? { headers["Referrer-Policy"] }

  /// Returns what a view shows; `nil` for a download, and for a response without a page.
  ///
  /// - Parameter method: The method of the form.
  func page(for method: String) -> (URLRequest, URLResponse)? {
    let isDownload =
      headers["Content-Disposition"]?.lowercased().hasPrefix("attachment") ?? false
    guard status != 204, status != 205, !isDownload, let url = url.url else { return nil }
    var fields: [String: String] = [:]
    for field in headers.fields {
      let name = field.name.lowercased()
      fields[name] = fields[name].map { $0 + ", " + field.value } ?? field.value
    }
    let type = fields["content-type"] ?? guessedType
    fields["content-type"] = type
    guard Self.isShown(type) else { return nil }
    var request = URLRequest(url: url)
    request.httpMethod = method
    let response = HTTPURLResponse(
      url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
    return response.map { (request, $0) }
  }

  /// Whether a web view shows a type. The engine downloads all others.
  private static func isShown(_ type: String) -> Bool {
    let essence =
      type.lowercased().split(separator: ";").first?.trimmingCharacters(in: .whitespaces) ?? ""
    return ["text/", "image/", "audio/", "video/"].contains { essence.hasPrefix($0) }
      || ["/xml", "+xml", "/json", "+json", "javascript", "/pdf"].contains { essence.hasSuffix($0) }
  }

  /// The beginnings by which the MIME Sniffing standard knows HTML.
  private static let beginnings = [
    "<!doctype html", "<html", "<head", "<script", "<iframe", "<h1", "<div", "<font", "<table",
    "<a", "<style", "<title", "<b", "<body", "<br", "<p", "<!--",
  ]

  /// The type of a response that names none, by the first bytes: HTML or text.
  private var guessedType: String {
    let start = String(decoding: data.prefix(512), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    let isHTML = Self.beginnings.contains { start.hasPrefix($0) }
    let isSniffed = headers["X-Content-Type-Options"]?.lowercased() != "nosniff"
    return isHTML && isSniffed ? "text/html" : "text/plain"
  }
}
