/// URLs as reports have them: without the parts that may tell of a person.
///
/// They are read by their scalars, because an accent behind a mark is one character with the mark.
package enum ReportedURL {
  /// The most characters of a URL.
  private static let longest = 4096

  /// Returns a URL without query, fragment, user and password, in one line. A `data:` URL loses its data.
  ///
  /// A fragment that begins with `/` or `!/` is a route of the page. It stays as far as it has no parameters.
  package static func of(_ url: some StringProtocol) -> String {
    bare(url.prefix(longest)).printable(upTo: longest)
  }

  private static func bare(_ url: some StringProtocol) -> String {
    let scalars = Substring(url).unicodeScalars
    if String(scalars.prefix(5)).lowercased() == "data:" { return "data:" }
    let path = scalars.prefix { !isMark($0) }
    let route = route(in: scalars[path.endIndex...])
    guard let start = path.firstRange(of: "//".unicodeScalars)?.upperBound else {
      return String(path) + route
    }
    let authority = path[start...].prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return String(path) + route }
    return String(path[..<start]) + String(path[path.index(after: at)...]) + route
  }

  /// Returns the route in what follows the path of a URL, with its `#`; an empty text if there is none.
  private static func route(in rest: Substring.UnicodeScalarView) -> String {
    guard let hash = rest.firstIndex(of: "#") else { return "" }
    let fragment = rest[hash...].dropFirst()
    guard fragment.first == "/" || fragment.starts(with: "!/".unicodeScalars) else { return "" }
    var route = fragment.prefix { !isMark($0) && $0 != "&" && $0 != ";" }
    // A parameter without a mark before it, as in “#/access_token=…”.
    if let equals = route.firstIndex(of: "=") {
      route = route[..<(route[..<equals].lastIndex(of: "/") ?? route.startIndex)]
    }
    return "#" + String(route)
  }

  /// Returns whether two URLs have the same text up to the path.
  package static func areOfOneOrigin(_ one: String, _ other: String) -> Bool {
    func beginning(_ url: String) -> Substring.UTF8View {
      let bytes = Substring(url).utf8
      guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return bytes[...] }
      let slashes = bytes[colon...].dropFirst().prefix(2)
      guard slashes.elementsEqual("//".utf8) else { return bytes[...] }
      return bytes[
        ..<(bytes[slashes.endIndex...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.endIndex)]
    }
    return beginning(one).elementsEqual(beginning(other))
  }

  /// Returns a stack whose URLs are as ``of(_:)`` returns them. The line and the column behind a URL remain.
  package static func inStack(_ stack: some StringProtocol) -> String {
    let lines = Substring(stack).unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      guard let mark = line.firstIndex(where: isMark) else { return inText(String(line)) }
      let rest = line[mark...]
      let last = rest.lastIndex { $0 != ":" && !("0"..."9").contains($0) }
      let position = rest[(last.map { rest.index(after: $0) } ?? rest.startIndex)...]
      return inText(String(line[..<mark]) + (position.first == ":" ? String(position) : ""))
    }.joined(separator: "\n")
  }

  /// Returns a text whose URLs, with their schemes, are as ``of(_:)`` returns them.
  package static func inText(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    // Up to where the text is in the result.
    var done = 0
    var next = 0
    while next + 2 < bytes.count {
      guard bytes[next] == UInt8(ascii: ":"), bytes[next + 1] == UInt8(ascii: "/"),
        bytes[next + 2] == UInt8(ascii: "/")
      else {
        next += 1
        continue
      }
      let start = bytes[done..<next].lastIndex { !isOfScheme($0) }.map { $0 + 1 } ?? done
      let end =
        bytes[next...].firstIndex { $0 <= 0x20 || "\"'<>`".utf8.contains($0) } ?? bytes.count
      result += bytes[done..<start]
      result += of(String(decoding: bytes[start..<end], as: UTF8.self)).utf8
      (done, next) = (end, end)
    }
    return done == 0 ? text : String(decoding: result + bytes[done...], as: UTF8.self)
  }

  /// Whether a query or a fragment begins with a scalar.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar == "?" || scalar == "#" }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
