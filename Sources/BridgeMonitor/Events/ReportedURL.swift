/// URLs as reports have them: without the parts that may tell of a person.
///
/// They are read by their scalars, because an accent behind a mark is one character with the mark.
enum ReportedURL {
  /// Returns a URL without query, fragment, user and password. A `data:` URL loses its data.
  static func of(_ url: some StringProtocol) -> String {
    let scalars = Substring(url).unicodeScalars
    if String(scalars.prefix(5)).lowercased() == "data:" { return "data:" }
    let path = scalars.prefix { !isMark($0) }
    guard let start = path.firstRange(of: "//".unicodeScalars)?.upperBound else {
      return String(path)
    }
    let authority = path[start...].prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return String(path) }
    return String(path[..<start]) + String(path[path.index(after: at)...])
  }

  /// Returns a stack whose URLs lack query and fragment. The line and the column behind a URL remain.
  static func inStack(_ stack: some StringProtocol) -> String {
    let lines = Substring(stack).unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      guard let mark = line.firstIndex(where: isMark) else { return String(line) }
      let rest = line[mark...]
      let last = rest.lastIndex { $0 != ":" && !("0"..."9").contains($0) }
      let position = rest[(last.map { rest.index(after: $0) } ?? rest.startIndex)...]
      return String(line[..<mark]) + (position.first == ":" ? String(position) : "")
    }.joined(separator: "\n")
  }

  /// Whether a query or a fragment begins with a scalar.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar == "?" || scalar == "#" }
}
