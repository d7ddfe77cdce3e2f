import BridgeCodec
import Disclosure

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
