import Foundation
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

/// Finds in JavaScript what a `Content-Security-Policy` has to allow, and what it cannot.
///
/// It looks at tokens and no further, because a parser would have to know each year's syntax.
enum ScriptScan {
  static let evaluation = "evaluates text as a script"

  static func found(
    in data: Data, of path: PackagePath, firstLine: Int = 1
  ) -> [PolicyNeed] {
    data.withUnsafeBytes { bytes in
      let bytes = SearchedBytes(bytes)
      return found(in: bytes, ScriptUses(bytes)) { place in
        .init(path, line: firstLine + bytes.lineFeeds(from: 0, to: place))
      }
    }
  }

  private static func found(
    in bytes: SearchedBytes, _ uses: ScriptUses, _ place: (Int) -> PolicyReport.Place
  ) -> [PolicyNeed] {
    var found: [PolicyNeed] = []
    let isCompiled: [StaticString] = [
      "AGFzbQ", "WebAssembly.instantiate", "WebAssembly.compile", "WebAssembly.Module(",
    ]
    let compiled = isCompiled.lazy.map { bytes.place(of: $0, from: 0) }.first { $0 < bytes.count }
    if let compiled {
      found.append(.allow("script-src", "'wasm-unsafe-eval'", place(compiled), "WebAssembly"))
    }
    if let index = bytes.places(of: "import(URL.createObjectURL(").first {
      found.append(.allow("script-src", "blob:", place(index), "import() of a blob"))
    }
    for (index, word) in uses.imports {
      if case .host(let host) = DocumentScan.host(of: quoted(bytes, from: index), base: nil) {
        found.append(.allow("script-src", host, place(index), word))
      }
    }
    for (index, load) in uses.loads {
      found.append(.name(load.directive, load.host, place(index)))
    }
    if let (index, what) = uses.evaluation {
      let isDevelopment =
        what == "eval" && bytes.place(of: "sourceURL=webpack", from: 0) < bytes.count
      found.append(
        .note(
          place(index),
          "\(evaluation) (\(what)\(isDevelopment ? " of a development build" : "")), which is not allowed: \(isDevelopment ? "pack a production build" : "if a page needs it, add 'unsafe-eval'")"
        ))
    }
    return found
  }

  private static func quoted(_ bytes: SearchedBytes, from index: Int) -> String {
    let most = min(bytes.count, index + 1_024)
    return bytes.text(index, bytes.place(of: bytes[index - 1], from: index, to: most))
  }
}
