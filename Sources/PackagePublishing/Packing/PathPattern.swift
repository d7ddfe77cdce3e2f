import Foundation

/// A pattern of paths: `*` stands for any characters of one name, `**` for any characters, and a pattern that ends
/// with a slash for all files of a folder. A pattern without a slash matches the name of a file in any folder.
package struct PathPattern: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package func matches(_ path: String) -> Bool {
    if text.hasSuffix("/") { return path.utf8.starts(with: text.utf8) }
    let subject = text.contains("/") ? path : String(path.split(separator: "/").last ?? "")
    return Self.matches(Array(text.utf8)[...], Array(subject.utf8)[...])
  }

  private static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    let star = UInt8(ascii: "*")
    guard let first = pattern.first else { return text.isEmpty }
    guard first == star else {
      return text.first == first && matches(pattern.dropFirst(), text.dropFirst())
    }
    let crosses = pattern.dropFirst().first == star
    let rest = pattern.dropFirst(crosses ? 2 : 1)
    var tail = text
    while true {
      if matches(rest, tail) { return true }
      guard let next = tail.popFirst(), crosses || next != UInt8(ascii: "/") else { return false }
    }
  }
}
