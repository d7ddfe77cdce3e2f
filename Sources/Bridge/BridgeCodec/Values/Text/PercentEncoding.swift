package import Foundation

/// A set of the bytes that a part of a URL percent-encodes
/// ([URL, percent-encode sets](https://url.spec.whatwg.org/#percent-encoded-bytes)).
package struct PercentEncodeSet: Sendable {
  /// The ASCII characters of the set, as bits.
  private var bits: (low: UInt64, high: UInt64)

  /// Creates the set of the control characters and the given characters. Bytes that are not ASCII are in every set.
  private init(_ characters: String) {
    bits = (0xFFFF_FFFF, 1 << 63)
    for byte in characters.utf8 {
      if byte < 64 { bits.low |= 1 << UInt64(byte) } else { bits.high |= 1 << UInt64(byte - 64) }
    }
  }

  package static let fragment = PercentEncodeSet(" \"<>`")
  /// The set for queries of `http` and `https` URLs.
  package static let query = PercentEncodeSet(" \"#<>'")
  package static let path = PercentEncodeSet(" \"#<>?^`{}")
  package static let userinfo = PercentEncodeSet(" \"#<>?^`{}/:;=@[\\]|")
  /// The code points that no host name may have. A name in its ASCII form has no other bytes than ASCII.
  package static let forbiddenInDomain = PercentEncodeSet(" #/:<>?@[\\]^|%")

  /// The characters that RFC 3986 allows in no part of a URL in this form. A `%` needs a look at what follows.
  package static let rfc3986 = PercentEncodeSet(" \"#<>[\\]^`{|}")

  package func contains(_ byte: UInt8) -> Bool {
    if byte < 64 { return bits.low >> UInt64(byte) & 1 == 1 }
    return byte > 127 || bits.high >> UInt64(byte - 64) & 1 == 1
  }

  /// Returns the text of bytes, of which those in the set are percent-encoded. Existing escapes stay as they are.
  package func encode(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(where: contains) else { return String(decoding: bytes, as: UTF8.self) }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 32)
    append(bytes, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends bytes, of which those in the set are percent-encoded.
  package func append(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
    for byte in bytes {
      if contains(byte) { Self.appendEscape(of: byte, to: &output) } else { output.append(byte) }
    }
  }

  /// Returns a text in which the characters of the set are escaped, and each `%` that begins no escape.
  package func encodeAll(_ text: String) -> String {
    let percent = UInt8(ascii: "%")
    guard text.utf8.contains(where: { $0 == percent || contains($0) }) else { return text }
    let bytes = ArraySlice(text.utf8)
    var output: [UInt8] = []
    for (index, byte) in zip(bytes.indices, bytes) {
      let isLone = byte == percent && Self.escape(bytes[index...]) == nil
      if isLone || contains(byte) {
        Self.appendEscape(of: byte, to: &output)
      } else {
        output.append(byte)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends `%`, and the two digits of a byte in upper case.
  package static func appendEscape(of byte: UInt8, to output: inout [UInt8]) {
    func digit(_ value: UInt8) -> UInt8 { value + (value < 10 ? 0x30 : 0x37) }
    output += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
  }

  /// Returns bytes with their escapes decoded. A `%` without two hexadecimal digits stays as it is.
  package static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if let byte = escape(bytes[index...]) {
        output.append(byte)
        index += 3
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    return output
  }

  /// The byte that an escape at the beginning of bytes stands for; `nil` if there is no escape.
  package static func escape(_ bytes: ArraySlice<UInt8>) -> UInt8? {
    guard bytes.count > 2, bytes.first == UInt8(ascii: "%"),
      let high = digit(bytes[bytes.startIndex + 1]), let low = digit(bytes[bytes.startIndex + 2])
    else { return nil }
    return high << 4 | low
  }

  /// The value of a hexadecimal digit; `nil` for other bytes.
  package static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}

extension URL {
  /// Reads a URL as a page wrote it.
  ///
  /// What RFC 3986 forbids behind the host is escaped, and nothing else. `URL(string:)` also escapes each `%` of a text in
  /// which it finds such a character, so that `?ids[]=1&q=caf%C3%A9` would become another query.
  package init?(writtenByPage text: String) {
    let bytes = Array(text.utf8)
    var start = bytes.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? 0
    if bytes[start...].starts(with: "//".utf8) {
      start = bytes[(start + 2)...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.endIndex
    }
    let hash = bytes[start...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    func escaped(_ part: ArraySlice<UInt8>) -> String {
      PercentEncodeSet.rfc3986.encodeAll(String(decoding: part, as: UTF8.self))
    }
    self.init(
      string: String(decoding: bytes[..<start], as: UTF8.self) + escaped(bytes[start..<hash])
        + (hash == bytes.endIndex ? "" : "#" + escaped(bytes[(hash + 1)...])))
  }
}
