import OfflinePackages

/// Finds in CSS the style sheets of other sites that it imports. The usual policy allows its fonts and images.
enum StyleScan {
  /// The number of bytes of a rule that are searched for its address.
  private static let mostBytes = 2_048

  static func found(
    in text: String, of path: PackagePath, firstLine: Int = 1
  ) -> [PolicyNeed] {
    var text = text
    return text.withUTF8 { utf8 in
      let bytes = SearchedBytes(UnsafeRawBufferPointer(utf8))
      return bytes.places(of: "@import").compactMap { place in
        let start = place + "@import".utf8.count
        let end = min(bytes.count, start + mostBytes)
        let rule = bytes.text(start, bytes.place(of: UInt8(ascii: ";"), from: start, to: end))
        let signs: Set<Character> = ["\"", "'", "(", ")", " ", ";", "\n", "\t"]
        let words = rule.split(maxSplits: 8) { signs.contains($0) }
        guard let url = words.first(where: { $0 != "url" }),
          case .host(let host) = DocumentScan.host(of: String(url), base: nil)
        else { return nil }
        let line = firstLine + bytes.lineFeeds(from: 0, to: start)
        return .allow("style-src", host, .init(path, line: line), "@import")
      }
    }
  }
}
