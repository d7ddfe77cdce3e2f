import Foundation
import SiteServing

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// Bytes that answer GET and HEAD requests, with ranges and conditions as HTTP has them.
package struct ServedResource: Sendable {
  /// The number of the bytes.
  let size: Int
  /// The header fields, such as `Content-Type`. `ETag` and `Last-Modified` also serve for conditions.
  let fields: [String: String]
  /// Reads a part of the bytes. Runs off the main actor.
  let read: @Sendable (Range<Int>) throws -> Data

  package init(
    size: Int, fields: [String: String], read: @escaping @Sendable (Range<Int>) throws -> Data
  ) {
    (self.size, self.fields, self.read) = (size, fields, read)
  }

  /// Up to this size the bytes are read with the head, because each further turn of the file queue and of the main
  /// actor delays what a page waits for.
  private static let mostAtOnce = 256 << 10

  /// Returns the response to a request: 200, 206, 304 or 416. Reads files, so that it is called off the main actor.
  ///
  /// - Parameter status: The status in place of 200, whose response is always whole.
  package func response(
    to request: URLRequest, at url: URL, status: Int = 200
  ) -> SchemeResponse? {
    if status != 200 { return response(to: request, 0..<size, status, fields, at: url) }
    var fields = fields
    fields["Accept-Ranges"] = "bytes"
    if isFresh(request) { return .response(304, fields, to: url) }
    var range = RangeField(request.value(forHTTPHeaderField: "Range"), size: size)
    if let condition = request.value(forHTTPHeaderField: "If-Range"),
      condition != fields["ETag"], condition != fields["Last-Modified"]
    {
      range = .whole
    }
    let bytes: Range<Int>
    switch range {
    case .whole: bytes = 0..<size
    case .part(let part):
      bytes = part
      fields["Content-Range"] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(size)"
    case .unsatisfiable:
      return .empty(416, to: request, at: url, more: ["Content-Range": "bytes */\(size)"])
    }
    return response(to: request, bytes, range == .whole ? 200 : 206, fields, at: url)
  }

  private func response(
    to request: URLRequest, _ bytes: Range<Int>, _ status: Int, _ fields: [String: String],
    at url: URL
  ) -> SchemeResponse? {
    let fields = fields.merging(["Content-Length": "\(bytes.count)"]) { $1 }
    // A failure is found again by the first piece, which says what the page gets then.
    if bytes.count <= Self.mostAtOnce, request.httpMethod != "HEAD", let data = try? read(bytes) {
      return .response(status, fields, to: url, body: .data(data))
    }
    let body = SchemeResponse.Body.pieces(bytes, keepsPace: true) { [read] part in
      try await FileQueue.run { try read(part) }
    }
    return .response(status, fields, to: url, body: body)
  }

  /// Returns whether the page has the current bytes
  /// ([RFC 9110, 13](https://www.rfc-editor.org/rfc/rfc9110#name-conditional-requests)).
  private func isFresh(_ request: URLRequest) -> Bool {
    guard let tags = request.value(forHTTPHeaderField: "If-None-Match") else {
      return fields["Last-Modified"].map {
        request.value(forHTTPHeaderField: "If-Modified-Since") == $0
      } ?? false
    }
    return tags.split(separator: ",").contains { tag in
      let tag = tag.trimmingPrefix(while: \.isWhitespace)
      return tag == "*" || fields["ETag"].map { tag == $0 || tag == "W/" + $0 } ?? false
    }
  }
}
