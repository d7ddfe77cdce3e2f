import BridgeCodec
import BridgeCore
import Disclosure

/// A payload as lines show it: without secrets, and not longer than a limit.
struct ShownPayload {
  enum Content {
    case json(BridgeValue)
    /// The beginning of a payload that is too long, or what stands for one that cannot be read.
    case beginning(String)
  }

  /// The size of the payload, in bytes.
  let bytes: Int
  let content: Content
  var isExtended = false
  var isRedacted = false

  /// Writes the members that `docs/RECORDING.md` lists.
  func write(to object: inout ObjectWriter) {
    object.member("bytes", bytes)
    switch content {
    case .json(let value): object.member("json", value)
    case .beginning(let text): object.member("text", text)
    }
    if isExtended { object.member("extended", true) }
    if isRedacted { object.member("redacted", true) }
  }
}

extension [UInt8] {
  /// Escapes the characters of JSON lines that people cannot see or that command a terminal, as in `\u009b`, because
  /// people print recordings. JSON means the same by both.
  mutating func escapeUnprintable() {
    guard withUnsafeBytes(\.hasUnusual) else { return }
    let text = String(decoding: self, as: UTF8.self)
    guard text.unicodeScalars.contains(where: { !$0.isPrintable && $0 != "\n" }) else { return }
    self = text.unicodeScalars.reduce(into: []) { bytes, scalar in
      if scalar.isPrintable || scalar == "\n" {
        bytes += UTF8.encode(scalar).map { [UInt8]($0) } ?? []
      } else {
        for unit in UTF16.encode(scalar).map({ [UInt16]($0) }) ?? [] {
          let digits = String(unit, radix: 16)
          bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
        }
      }
    }
  }
}
