import OfflinePackages

/// Finds in CSS the style sheets of other sites that it imports. The usual policy allows its fonts and images.
enum StyleScan {
  static func found(
    in text: String, of path: PackagePath, firstLine: Int = 1
  ) -> [PolicyNeed] {
    var found: [PolicyNeed] = []
    var (line, rest) = (firstLine, text[...])
    while let rule = rest.firstRange(of: "@import") {
      line += rest[..<rule.upperBound].utf8.count { $0 == 10 }
      rest = rest[rule.upperBound...]
      let signs: Set<Character> = ["\"", "'", "(", ")", " ", ";", "\n", "\t"]
      let words = rest.prefix { $0 != ";" }.split(maxSplits: 8) { signs.contains($0) }
      guard let url = words.first(where: { $0 != "url" }) else { continue }
      if case .host(let host) = DocumentScan.host(of: String(url), base: nil) {
        found.append(.allow("style-src", host, .init(path, line: line), "@import"))
      }
    }
    return found
  }
}
