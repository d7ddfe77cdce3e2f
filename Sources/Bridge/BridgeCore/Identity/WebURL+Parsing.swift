extension WebURL {
  typealias Bytes = ArraySlice<UInt8>

  /// Parses a URL ([URL, parsing](https://url.spec.whatwg.org/#url-parsing)).
  ///
  /// - Parameters:
  ///   - text: An absolute URL, or one that is relative to the base, such as `../a?b`, `//host/`, `#c`, or an empty text.
  ///   - base: The URL that a relative one is resolved against.
  package init(_ text: String, relativeTo base: WebURL? = nil) throws(WebURLError) {
    let input = Self.input(text)
    let own = Self.scheme(input)
    if let own, own != "http", own != "https" { throw .otherScheme(own) }
    guard let scheme = own ?? base?.scheme else { throw .relative }
    let rest = input.dropFirst(own.map { $0.utf8.count + 1 } ?? 0)
    // Browsers read `http:path` as relative to a base of the same scheme.
    if let base, base.scheme == scheme, rest.prefix(2).count(where: Self.isSlash) < 2 {
      self.init(rest, of: base)
    } else {
      try self.init(scheme: scheme, authority: rest.drop(while: Self.isSlash))
    }
  }

  /// Parses the text that follows the slashes after a scheme.
  private init(scheme: String, authority rest: Bytes) throws(WebURLError) {
    let end = rest.firstIndex { Self.isSlash($0) || $0 == Self.mark || $0 == Self.hash }
    var authority = rest[..<(end ?? rest.endIndex)]
    var (username, password) = ("", "")
    if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
      let user = authority[..<at]
      let colon = user.firstIndex(of: Self.colon) ?? at
      username = PercentEncodeSet.userinfo.encode(user[..<colon])
      password = PercentEncodeSet.userinfo.encode(user[colon...].dropFirst())
      authority = authority[(at + 1)...]
    }
    let colon = Self.portColon(in: authority) ?? authority.endIndex
    guard colon > authority.startIndex else { throw .noHost }
    let tail = Tail(rest[authority.endIndex...])
    self.init(
      scheme: scheme, username: username, password: password,
      host: try Self.host(authority[..<colon]),
      port: try Self.port(authority[colon...].dropFirst(), scheme: scheme),
      path: Self.path(tail.path, in: []),
      query: tail.query.map(PercentEncodeSet.query.encode),
      fragment: tail.fragment.map(PercentEncodeSet.fragment.encode))
  }

  /// Resolves a text that has no authority.
  private init(_ rest: Bytes, of base: WebURL) {
    let tail = Tail(rest)
    var (path, query) = (base.path, tail.query.map(PercentEncodeSet.query.encode))
    if let first = tail.path.first {
      var folder = Self.isSlash(first) ? [] : Array(path.utf8)
      Self.removeLast(&folder)
      path = Self.path(tail.path, in: folder)
    } else if query == nil {
      query = base.query
    }
    self.init(
      scheme: base.scheme, username: base.username, password: base.password, host: base.host,
      port: base.port, path: path, query: query,
      fragment: tail.fragment.map(PercentEncodeSet.fragment.encode))
  }

  /// The parts of a URL after the authority.
  private struct Tail {
    var path: Bytes
    var query: Bytes?
    var fragment: Bytes?

    init(_ bytes: Bytes) {
      path = bytes
      if let hash = path.firstIndex(of: WebURL.hash) {
        (path, fragment) = (path[..<hash], path[(hash + 1)...])
      }
      if let mark = path.firstIndex(of: WebURL.mark) {
        (path, query) = (path[..<mark], path[(mark + 1)...])
      }
    }
  }
}

extension WebURL {
  private static let mark = UInt8(ascii: "?")
  private static let hash = UInt8(ascii: "#")
  private static let slash = UInt8(ascii: "/")
  private static let colon = UInt8(ascii: ":")

  private static func isSlash(_ byte: UInt8) -> Bool { byte == slash || byte == UInt8(ascii: "\\") }

  /// The bytes of a text without control characters and spaces around it, and without tabs and newlines.
  private static func input(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex
    let end = bytes.lastIndex { $0 > 0x20 } ?? bytes.endIndex - 1
    let isClean = !bytes.contains { $0 < 0x20 }
    if isClean, end - start == bytes.count - 1 { return bytes }
    return start > end ? [] : bytes[start...end].filter { $0 != 9 && $0 != 10 && $0 != 13 }
  }

  /// The scheme at the beginning, in lower case; `nil` if there is none.
  private static func scheme(_ input: [UInt8]) -> String? {
    guard let colon = input.firstIndex(where: { !isOfScheme($0) }), input[colon] == Self.colon,
      let first = input.first, first | 0x20 >= 0x61
    else { return nil }
    return String(decoding: input[..<colon].map(lowercased), as: UTF8.self)
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
    default: false
    }
  }

  /// Returns the place of the colon before a port. An IPv6 address has colons between its brackets.
  private static func portColon(in authority: Bytes) -> Int? {
    var isInside = false
    return authority.firstIndex { byte in
      if byte == UInt8(ascii: "[") { isInside = true }
      if byte == UInt8(ascii: "]") { isInside = false }
      return byte == colon && !isInside
    }
  }

  private static func port(_ digits: Bytes, scheme: String) throws(WebURLError) -> Int? {
    guard !digits.isEmpty else { return nil }
    var port = 0
    for byte in digits {
      port = port * 10 + Int(byte) - 0x30
      guard 0x30...0x39 ~= byte, port <= 65535 else {
        throw .badPort(String(decoding: digits, as: UTF8.self))
      }
    }
    return port == defaultPort(of: scheme) ? nil : port
  }

  /// Appends the segments of a path to a folder, which ends without its slash.
  private static func path(_ bytes: Bytes, in folder: [UInt8]) -> String {
    var output = folder
    output.reserveCapacity(folder.count + bytes.count + 32)
    var rest = bytes.first.map(isSlash) == true ? bytes.dropFirst() : bytes
    while true {
      let end = rest.firstIndex(where: isSlash)
      let segment = rest[..<(end ?? rest.endIndex)]
      switch dots(segment) {
      case 2: Self.removeLast(&output)
      case 1: break
      default:
        output.append(slash)
        PercentEncodeSet.path.append(segment, to: &output)
      }
      guard let end else {
        if dots(segment) > 0 { output.append(slash) }
        return String(decoding: output, as: UTF8.self)
      }
      rest = rest[(end + 1)...]
    }
  }

  /// Removes the last segment of a path, and the slash before it.
  private static func removeLast(_ path: inout [UInt8]) {
    path.removeSubrange((path.lastIndex(of: slash) ?? path.startIndex)...)
  }

  /// Returns the number of dots of a dot segment; 0 for other segments. A dot may be escaped.
  private static func dots(_ segment: Bytes) -> Int {
    guard (1...6).contains(segment.count) else { return 0 }
    var (rest, count) = (segment, 0)
    while let first = rest.first {
      if first == UInt8(ascii: ".") {
        rest = rest.dropFirst()
      } else if PercentEncodeSet.escape(rest) == UInt8(ascii: ".") {
        rest = rest.dropFirst(3)
      } else {
        return 0
      }
      count += 1
    }
    return count > 2 ? 0 : count
  }
}
