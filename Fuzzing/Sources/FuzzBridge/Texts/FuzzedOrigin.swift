import Foundation
import FuzzDriver

@testable import BridgeCore

/// A pattern of origins and, on the next line, an origin.
@MainActor enum FuzzedOrigin {
  static func accept(_ bytes: [UInt8]) {
    let texts = parts(bytes, 2)
    let (pattern, origin) = (OriginPattern(texts[0]), Origin(texts[1]))
    hold(Origin(origin.description).description.count <= origin.description.count, "It grows.")
    guard let matcher = try? OriginMatcher(pattern) else {
      return hold(!pattern.matches(origin), "What is no pattern matches.")
    }
    let isMatch = matcher.matches(origin)
    hold(pattern.matches(origin) == isMatch, "A pattern decides in two ways.")
    hold(
      isMatch == matches(Array(origin.description.utf8), Array(pattern.description.utf8)),
      "A pattern matches otherwise than it reads.")
    hold(
      isMatch == PageScriptEngine.shared.matches(origin.description, matcher.expression),
      "The page decides otherwise than native code.")
  }

  /// Reads the pattern's table once more: scheme, host and port are compared, and a star is any host or the labels
  /// before a suffix.
  private static func matches(_ origin: [UInt8], _ pattern: [UInt8]) -> Bool {
    let separator = Array("://".utf8)
    guard let end = first(separator, in: origin) else { return false }
    let (scheme, host) = (Array(origin[..<end]), Array(origin[(end + 3)...]))
    if pattern == [UInt8(ascii: "*")] {
      guard let first = scheme.first, isLetter(first) else { return false }
      return scheme.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
        && !host.contains(UInt8(ascii: "/"))
    }
    guard let start = first(separator, in: pattern), Array(pattern[..<start]) == scheme else {
      return false
    }
    let allowed = Array(pattern[(start + 3)...])
    if allowed == [UInt8(ascii: "*")] { return !host.contains(UInt8(ascii: "/")) }
    guard allowed.first == UInt8(ascii: "*") else { return allowed == host }
    let suffix = allowed.dropFirst()
    guard host.count > suffix.count, Array(host.suffix(suffix.count)) == Array(suffix) else {
      return false
    }
    var length = 0
    for byte in host.dropLast(suffix.count) + [UInt8(ascii: ".")] {
      if byte == UInt8(ascii: ".") {
        if length == 0 { return false }
        length = 0
      } else {
        guard isLetter(byte) || isDigit(byte) || "-_".utf8.contains(byte) else { return false }
        length += 1
      }
    }
    return true
  }

  private static func first(_ part: [UInt8], in text: [UInt8]) -> Int? {
    guard text.count >= part.count else { return nil }
    return (0...(text.count - part.count)).first { Array(text[$0..<($0 + part.count)]) == part }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
