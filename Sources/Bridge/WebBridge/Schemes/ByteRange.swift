import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The bytes of a blob that a request asks for, and the response that goes with them.
struct ByteRange {
  let bytes: Range<Int>
  /// Whether the range comes from a `Range` field, as requests of media elements have it.
  private let isPartial: Bool

  /// Reads the query `?<start>-<end>` of the page runtime, or the field `Range`
  /// ([RFC 9110, 14](https://www.rfc-editor.org/rfc/rfc9110#name-range-requests)) with one range. A request
  /// without a readable range asks for all bytes.
  init(of request: URLRequest, in blob: BridgeBlob) {
    let all = 0..<blob.size
    if let query = request.url?.query {
      (bytes, isPartial) = (Self.range(query, below: blob.size, isInclusive: false) ?? all, false)
    } else if let field = request.value(forHTTPHeaderField: "Range"), field.hasPrefix("bytes="),
      let range = Self.range(field.dropFirst(6), below: blob.size, isInclusive: true)
    {
      (bytes, isPartial) = (range, true)
    } else {
      (bytes, isPartial) = (all, false)
    }
  }

  private static func range(
    _ text: some StringProtocol, below size: Int, isInclusive: Bool
  ) -> Range<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    if ends[0].isEmpty, let last = Int(ends[1]), last > 0, size > 0 {
      return max(0, size - last)..<size
    }
    guard let start = Int(ends[0]), start < size else { return nil }
    guard !ends[1].isEmpty else { return start..<size }
    guard let end = Int(ends[1]), end >= start, end < .max else { return nil }
    return start..<min(isInclusive ? end + 1 : end, size)
  }

  func response(of blob: BridgeBlob, to url: URL?) -> HTTPURLResponse? {
    var fields = [
      "Content-Length": "\(bytes.count)", "Accept-Ranges": "bytes",
      "Content-Type": blob.type.isEmpty ? "application/octet-stream" : blob.type,
    ]
    if isPartial {
      fields["Content-Range"] = "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(blob.size)"
    }
    return url.flatMap { Self.response(to: $0, status: isPartial ? 206 : 200, fields: fields) }
  }

  static func response(
    to url: URL, status: Int, fields: [String: String] = [:]
  ) -> HTTPURLResponse? {
    // Every page that knows the URL may read the bytes, but none may show them as a page.
    let common = [
      "Access-Control-Allow-Origin": "*", "Cache-Control": "no-store",
      "Content-Security-Policy": "sandbox", "X-Content-Type-Options": "nosniff",
    ]
    return HTTPURLResponse(
      url: url, statusCode: status, httpVersion: "HTTP/1.1",
      headerFields: common.merging(fields) { $1 })
  }
}
