import Foundation
import OfflinePackages

/// Finds in JavaScript what a `Content-Security-Policy` has to allow, and what it cannot.
///
/// A search for a few words, because a parser would have to know each year's syntax: a word in a comment counts as well.
enum ScriptScan {
  static let evaluation = "evaluates text as a script"

  static func found(
    in data: Data, of path: PackagePath, firstLine: Int = 1
  ) -> [PolicyNeed] {
    var found: [PolicyNeed] = []
    let text = ScriptText(data, firstLine: firstLine)
    func place(_ index: Int) -> PolicyReport.Place { .init(path, line: text.line(at: index)) }
    let isModule = text.places(of: "AGFzbQ").first
    let isCompiled = ["instantiate", "compile", "Module("].lazy
      .compactMap { text.places(of: "WebAssembly.\($0)").first }.first
    if let index = isModule ?? isCompiled {
      found.append(.allow("script-src", "'wasm-unsafe-eval'", place(index), "WebAssembly"))
    }
    if let index = text.places(of: "import(URL.createObjectURL(").first {
      found.append(.allow("script-src", "blob:", place(index), "import() of a blob"))
    }
    for index in text.places(of: "https://") {
      guard let word = text.word(before: index) else { continue }
      if case .host(let host) = DocumentScan.host(of: text.quoted(from: index), base: nil) {
        found.append(.allow("script-src", host, place(index), word))
      }
    }
    if let (index, what) = text.evaluation() {
      found.append(
        .note(
          place(index),
          "\(evaluation) (\(what)), which is not allowed: \(what == "eval of a development build" ? "pack a production build" : "if a page needs it, add 'unsafe-eval'")"
        ))
    }
    return found
  }
}

/// The bytes of a script.
private struct ScriptText {
  private let bytes: [UInt8]
  private let firstLine: Int

  init(_ data: Data, firstLine: Int) { (bytes, self.firstLine) = (Array(data), firstLine) }

  func line(at index: Int) -> Int { firstLine + bytes[..<index].count { $0 == 10 } }

  func places(of text: String) -> [Int] {
    let needle = Array(text.utf8)
    var places: [Int] = []
    bytes.withUnsafeBytes { all in
      guard let start = all.baseAddress else { return }
      var offset = 0
      while offset + needle.count <= all.count {
        guard let next = memchr(start + offset, Int32(needle[0]), all.count - offset) else { break }
        let place = UnsafeRawPointer(next) - start
        guard place + needle.count <= all.count else { break }
        if memcmp(next, needle, needle.count) == 0 { places.append(place) }
        offset = place + 1
      }
    }
    return places
  }

  private func has(_ text: String, at index: Int) -> Bool {
    index >= 0 && bytes.dropFirst(index).starts(with: text.utf8)
  }

  private func isPartOfName(_ index: Int) -> Bool {
    guard index >= 0, index < bytes.count else { return false }
    let byte = bytes[index]
    return byte.isLetter || (48...57).contains(byte) || byte == 95 || byte == 36 || byte >= 128
  }

  private func before(_ index: Int) -> Int {
    var place = index - 1
    while place >= 0, bytes[place].isSpace { place -= 1 }
    return place
  }

  /// The word that loads the URL in quotes: `import`, `from` or `importScripts`.
  func word(before index: Int) -> String? {
    guard index > 0, [34, 39, 96].contains(bytes[index - 1]) else { return nil }
    var place = before(index - 1)
    let isCall = place >= 0 && bytes[place] == UInt8(ascii: "(")
    if isCall { place = before(place) }
    for word in isCall ? ["import", "importScripts"] : ["import", "from"] {
      let start = place - word.utf8.count + 1
      if has(word, at: start), !isPartOfName(start - 1) { return isCall ? "\(word)()" : "import" }
    }
    return nil
  }

  func quoted(from index: Int) -> String {
    let quote = bytes[index - 1]
    return String(decoding: bytes[index...].prefix(1_024).prefix { $0 != quote }, as: UTF8.self)
  }

  /// The first place that makes a script of text. What bundlers write to find the global object is none, because they try
  /// other ways first.
  func evaluation() -> (Int, String)? {
    for index in places(of: "Function(") {
      let isKnown = [
        "\"return this\")", "'return this')", "`return this`)", "\"r\",\"regeneratorRuntime",
        ")",
      ].contains { has($0, at: index + 9) }
      let previous = before(index)
      let isNew = has("new", at: previous - 2) && !isPartOfName(previous - 3)
      let isCall =
        !isPartOfName(index - 1) && (previous < 0 || bytes[previous] != UInt8(ascii: "."))
        && !has("function", at: previous - 7)
      if !isKnown, isNew || isCall { return (index, "new Function") }
    }
    for index in places(of: "eval(") where !isPartOfName(index - 1) {
      let previous = before(index)
      let isMember = previous >= 0 && bytes[previous] == UInt8(ascii: ".")
      let isGlobal = ["window", "self", "globalThis"].contains {
        has($0, at: previous - $0.utf8.count)
      }
      if isMember, !isGlobal || has("function", at: previous - 7) { continue }
      if has("function", at: previous - 7) { continue }
      let rest = bytes[index...].prefix(1 << 20)
      let isDevelopment = places(of: "sourceURL=webpack").first != nil && !rest.isEmpty
      return (index, isDevelopment ? "eval of a development build" : "eval")
    }
    if let index = places(of: ",eval)(").first { return (index, "eval") }
    return nil
  }
}
