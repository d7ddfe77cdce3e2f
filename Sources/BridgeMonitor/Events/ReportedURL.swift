/// URLs as reports have them: without the parts that may tell of a person.
enum ReportedURL {
  /// Returns a URL without query, fragment, user and password. A `data:` URL loses its data.
  static func of(_ url: some StringProtocol) -> String {
    if url.prefix(5).lowercased() == "data:" { return "data:" }
    let path = url.prefix { $0 != "?" && $0 != "#" }
    guard let start = path.firstRange(of: "//")?.upperBound else { return String(path) }
    let authority = path[start...].prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return String(path) }
    return String(path[..<start]) + path[path.index(after: at)...]
  }

  /// Returns a stack whose URLs lack query and fragment. The line and the column behind a URL remain.
  static func inStack(_ stack: some StringProtocol) -> String {
    stack.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let mark = line.firstIndex(where: { $0 == "?" || $0 == "#" }) else {
        return String(line)
      }
      let rest = line[mark...]
      let last = rest.lastIndex { $0 != ":" && !$0.isNumber }
      let position = rest[(last.map { rest.index(after: $0) } ?? rest.startIndex)...]
      return String(line[..<mark]) + (position.first == ":" ? position : "")
    }.joined(separator: "\n")
  }
}
