/// Header fields that a site adds to the responses for some of its paths.
///
/// ```swift
/// let site = try configuration.serve(
///   folder: folder, headers: [.crossOriginIsolated, ResponseHeaders("/assets/*", ["Cache-Control": "max-age=3600"])])
/// ```
public struct ResponseHeaders: Hashable, Sendable {
  /// The paths, as in URLs without percent-encoding: one path, or with one `*`, which stands for any text.
  public let path: String
  /// The values of the fields, by their names.
  public let fields: [String: String]

  /// Creates fields for paths.
  ///
  /// - Parameters:
  ///   - path: The paths, such as `/docs/index.html`, `/assets/*` or `/*`.
  ///   - fields: The values of the fields, by their names.
  public init(_ path: String, _ fields: [String: String]) {
    (self.path, self.fields) = (path, fields)
  }

  /// Asks the engine to isolate the pages from other origins, so that they have `SharedArrayBuffer` if the engine
  /// isolates pages of custom schemes.
  public static let crossOriginIsolated = ResponseHeaders(
    "/*",
    [
      "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp",
    ])

  /// The fields that files of configurations name in one word.
  package static let presets = ["crossOriginIsolated": crossOriginIsolated.fields]

  /// The maximum numbers of rules of a site, and of fields of a rule.
  package static let mostRules = 64, mostFields = 16
  private static let longestPath = 1_024, longestName = 64, longestValue = 1_024

  /// Whether the fields are for a path, which begins with a slash.
  package func matches(_ other: String) -> Bool {
    let (pattern, other) = (path.utf8, other.utf8)
    guard let star = pattern.firstIndex(of: UInt8(ascii: "*")) else {
      return pattern.elementsEqual(other)
    }
    let (start, end) = (pattern[..<star], pattern[pattern.index(after: star)...])
    return other.count >= start.count + end.count && other.starts(with: start)
      && other.suffix(end.count).elementsEqual(end)
  }
}

extension Sequence<ResponseHeaders> {
  /// Returns the fields for a path. A later rule replaces the fields of an earlier one.
  package func fields(for path: SitePath) -> [String: String] {
    let path = "/" + path.shown
    var fields: [String: String] = [:]
    for rule in self where rule.matches(path) {
      for (name, value) in rule.fields { fields[name.asFieldName] = value }
    }
    return fields
  }
}

extension String {
  /// The name of a header field with a capital at the beginning of each word, because names are the same in any case.
  fileprivate var asFieldName: String {
    split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: "-")
  }
}

// MARK: What fields may say

extension ResponseHeaders {
  /// The fields that the server decides, because they describe the bytes or the connection, or because it sets no cookies.
  private static let decided: Set = [
    "accept-ranges", "connection", "content-encoding", "content-length", "content-range",
    "content-type", "date", "etag", "keep-alive", "last-modified", "location", "set-cookie",
    "set-cookie2", "trailer", "transfer-encoding", "upgrade", "x-content-type-options",
  ]

  /// Returns what is wrong with rules; `nil` if they can be served.
  ///
  /// - Parameter hasPolicy: Whether the site has a content security policy of its own, so that no field sets one.
  package static func problem(with rules: [ResponseHeaders], hasPolicy: Bool) -> String? {
    guard rules.count <= mostRules else { return "there are more than \(mostRules) rules" }
    return rules.lazy.compactMap { $0.problem(hasPolicy: hasPolicy) }.first
  }

  private func problem(hasPolicy: Bool) -> String? {
    let bytes = path.utf8
    guard bytes.first == UInt8(ascii: "/"), bytes.count <= Self.longestPath,
      bytes.count(where: { $0 == UInt8(ascii: "*") }) <= 1,
      !path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      return "a path begins with “/”, and has at most one “*” and \(Self.longestPath) bytes"
    }
    guard fields.count <= Self.mostFields else {
      return "a rule has more than \(Self.mostFields) fields"
    }
    guard Set(fields.keys.map { $0.lowercased() }).count == fields.count else {
      return "a rule has a field twice"
    }
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      if let problem = Self.problem(name, value, hasPolicy: hasPolicy) { return problem }
    }
    return nil
  }

  private static func problem(_ name: String, _ value: String, hasPolicy: Bool) -> String? {
    guard (1...longestName).contains(name.utf8.count), name.utf8.allSatisfy(isTokenByte) else {
      return "a field has a name that HTTP does not allow"
    }
    guard (1...longestValue).contains(value.utf8.count),
      value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }),
      value.utf8.first != 0x20, value.utf8.last != 0x20
    else {
      return
        "the value of “\(name)” is not 1 to \(longestValue) printable characters of ASCII without spaces around them"
    }
    if decided.contains(name.lowercased()) {
      return "“\(name)” is decided by the server, because it describes the response itself"
    }
    if hasPolicy, name.lowercased() == "content-security-policy" {
      return "“\(name)” is set by “csp”"
    }
    return nil
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
