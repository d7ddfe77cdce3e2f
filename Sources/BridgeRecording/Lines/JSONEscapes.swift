import Disclosure

extension [UInt8] {
  /// Whether there may be a byte from 0x7F on. Eight bytes are looked at at once, because all lines are.
  private var hasUnusual: Bool {
    withUnsafeBytes { bytes in
      var place = 0
      // Without an end before the last byte, because the compiler then looks at several words at once.
      var all: UInt64 = 0
      while place + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        all |= word | (word &+ 0x0101_0101_0101_0101)
        place += 8
      }
      return all & 0x8080_8080_8080_8080 != 0 || bytes[place...].contains { $0 >= 0x7F }
    }
  }

  /// Escapes the characters of JSON lines that people cannot see or that command a terminal, as in `\u009b`, because
  /// people print recordings. JSON means the same by both.
  mutating func escapeUnprintable() {
    guard hasUnusual else { return }
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
