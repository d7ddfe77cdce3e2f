import Foundation
import FoundationNetworking

/// The content of a response that a view shows, with what HTML can say of the header fields.
struct SimulatedResponse {
  let bytes: Data
  let mimeType: String
  /// The name of the encoding; empty if the response does not say it.
  let encoding: String
  /// Why the response is not shown; `nil` if it is.
  let refusal: String?

  init(_ response: URLResponse, _ data: Data) {
    let type = response.mimeType?.lowercased() ?? "text/html"
    let fields = MetaElements(response as? HTTPURLResponse)
    let encoding = response.textEncodingName ?? ""
    if let reason = fields.refusal(of: type, encoding, data) {
      (bytes, mimeType, self.encoding, refusal) = (Self.page(reason), "text/html", "utf-8", reason)
      return
    }
    (mimeType, self.encoding, refusal) = (type, encoding, nil)
    bytes =
      type == "text/html" && !MetaElements.isUTF16(encoding, data)
      ? Self.inserting(fields.html, into: data) : data
  }

  /// The content, if it is HTML in UTF-8 without a zero.
  var html: [UInt8]? {
    if bytes.isEmpty { return [] }
    guard mimeType == "text/html", isUTF8, !bytes.contains(0) else { return nil }
    return Array(bytes)
  }

  private var isUTF8: Bool {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return true }
    if !encoding.isEmpty { return ["utf-8", "utf8"].contains(encoding.lowercased()) }
    // As far as WebKit looks for an element that names the encoding.
    let start = String(decoding: bytes.prefix(1024), as: UTF8.self).lowercased()
    return start.firstMatch(of: /<meta[^>]*charset\s*=\s*["']?\s*utf-?8["'\s\/>;]/) != nil
  }

  /// Returns HTML with elements at the beginning of its head. The document type stays the first thing of the page,
  /// because it decides how the page is shown.
  static func inserting(_ elements: String, into data: Data) -> Data {
    if elements.isEmpty { return data }
    let place = headStart(of: data)
    return data.prefix(place) + Data(elements.utf8) + data.dropFirst(place)
  }

  /// Returns the index behind a byte order mark, white space, comments and the document type.
  private static func headStart(of data: Data) -> Int {
    let data = Data(data)
    var index = data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < data.count {
      let rest = data[index...]
      if [9, 10, 12, 13, 32].contains(rest[index]) {
        index += 1
      } else if let end = commentEnd(of: rest) {
        index = end
      } else if String(decoding: rest.prefix(9), as: UTF8.self).lowercased() == "<!doctype" {
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { break }
        return end + 1
      } else {
        break
      }
    }
    return data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the index behind the comment at the beginning, as the HTML standard ends it (13.2.5.42 to 51); `nil` if there is
  /// none, or it has no end. What a parser takes for the page's first element must not stand before the policy.
  private static func commentEnd(of data: Data) -> Int? {
    if data.starts(with: Data("<!--".utf8)) {
      for end in [">", "->"] where data.dropFirst(4).starts(with: Data(end.utf8)) {
        return data.startIndex + 4 + end.utf8.count
      }
      return ["-->", "--!>"].compactMap {
        data.dropFirst(4).firstRange(of: Data($0.utf8))?.upperBound
      }.min()
    }
    let isDocumentType = String(decoding: data.prefix(9), as: UTF8.self).lowercased() == "<!doctype"
    let isBogus = data.starts(with: Data("<?".utf8)) || data.starts(with: Data("<!".utf8))
    guard isBogus, !isDocumentType else { return nil }
    return data.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
  }

  private static func page(_ reason: String) -> Data {
    Data(
      """
      <!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width">
      <title>This page cannot be shown</title>
      <style>body { font: 1rem/1.5 system-ui, sans-serif; margin: 15vh auto; max-width: 34rem; padding: 0 1rem }</style>
      <h1>This page cannot be shown</h1><p>\(MetaElements.escaped(reason))</p></html>
      """.utf8)
  }
}

/// The elements `meta` for the header fields of a response.
struct MetaElements {
  private var policies: [String] = []
  private var elements: [(name: String, content: String)] = []

  init(_ response: HTTPURLResponse?) {
    guard let response else { return }
    func value(_ name: String) -> String? { response.value(forHTTPHeaderField: name) }
    // Several policies are one field, and no policy has a comma.
    policies =
      (value("Content-Security-Policy") ?? "").split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    elements = policies.map { ("http-equiv=Content-Security-Policy", $0) }
    let known = [
      "no-referrer", "no-referrer-when-downgrade", "same-origin", "origin", "strict-origin",
      "origin-when-cross-origin", "strict-origin-when-cross-origin", "unsafe-url",
    ]
    let referrer = (value("Referrer-Policy") ?? "").lowercased().split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }.last { known.contains($0) }
    if let referrer { elements.append(("name=referrer", referrer)) }
    for name in ["Refresh", "Content-Language"] {
      if let text = value(name) { elements.append(("http-equiv=\(name)", text)) }
    }
  }

  var html: String {
    elements.map { "<meta \($0.name) content=\"\(Self.escaped($0.content))\">" }.joined()
  }

  /// Returns why content of a type cannot have the policies; `nil` if it can.
  func refusal(of mimeType: String, _ encoding: String, _ data: Data) -> String? {
    let runsScripts =
      ["text/html", "text/xsl"].contains(mimeType) || mimeType.hasSuffix("/xml")
      || mimeType.hasSuffix("+xml")
    guard runsScripts, !policies.isEmpty else { return nil }
    let isSandboxed = policies.contains { policy in
      policy.split(separator: ";").contains {
        $0.trimmingCharacters(in: .whitespaces).lowercased().split(separator: " ").first
          == "sandbox"
      }
    }
    if isSandboxed {
      return """
        Its Content-Security-Policy has the directive sandbox, which WebKitGTK applies to no page that the app loads by \
        itself.
        """
    }
    if mimeType != "text/html" || Self.isUTF16(encoding, data) {
      return """
        It has a Content-Security-Policy, which WebKitGTK applies to no page of the type \(mimeType)\
        \(encoding.isEmpty ? "" : " in \(encoding)") that the app loads by itself.
        """
    }
    return nil
  }

  /// Whether text is in UTF-16, by a mark at its beginning or else by one of the names in the Encoding standard.
  static func isUTF16(_ encoding: String, _ data: Data) -> Bool {
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) { return true }
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return false }
    let name = encoding.lowercased().trimmingCharacters(in: .whitespaces)
    return name.hasPrefix("utf-16")
      || [
        "unicode", "ucs-2", "csunicode", "iso-10646-ucs-2", "unicodefeff", "unicodefffe",
      ].contains(name)
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
  }
}
