import Foundation

/// The response to a form: a page to show, or the URL of one.
struct FormResponse {
  /// The largest page, in bytes.
  private static let mostBytes = 64 << 20

  /// Where the page goes on; `nil` if the response is the page.
  let location: WebURL?
  let url: WebURL
  let data: Data
  let mediaType: String
  /// Empty if the response names none, so that the engine decides.
  let charset: String
  /// Whether the response is a page, and no download and no answer without a body.
  let isShown: Bool

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
    location = try head["location"].map { try WebURL($0.decode()) }
    let fields: [[String]] = try head["headers"]?.decode() ?? []
    let headers = RelayHeaders(fields.compactMap { $0.count == 2 ? .init($0[0], $0[1]) : nil })
    let type = (headers["Content-Type"] ?? "text/html").split(separator: ";")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    mediaType = type.first ?? "text/html"
    charset =
      type.dropFirst().first { $0.lowercased().hasPrefix("charset=") }
      .map { String($0.dropFirst(8)) } ?? ""
    let status: Int = try head["status"]?.decode() ?? 0
    let isDownload = headers["Content-Disposition"]?.lowercased().hasPrefix("attachment") ?? false
    isShown = status != 204 && status != 205 && !isDownload
    let text: String = try head["url"]?.decode() ?? ""
    (url, self.data) = (try location ?? WebURL(text), data)
  }
}
