/// A call that blocks its caller until it is answered: the text of a `prompt`.
package struct SynchronousCall {
  /// The key with which the document named itself in its hello.
  package let key: String
  /// The number of texts that the document had posted before.
  package let textCount: Int
  /// The line of the call.
  package let line: ArraySlice<UInt8>

  private static let prefix = "sync "

  /// Returns whether a prompt is a synchronous call.
  package static func isOne(_ text: String) -> Bool { text.hasPrefix(prefix) }

  package init?(_ text: String) {
    guard Self.isOne(text) else { return nil }
    let bytes = Array(text.utf8)
    let places = bytes.withUnsafeBytes { bytes -> (keyEnd: Int, end: Int, count: Int)? in
      guard let end = bytes.firstIndex(of: 0x0A, from: 0),
        let keyEnd = bytes.firstIndex(of: 0x20, from: Self.prefix.utf8.count), keyEnd < end,
        let count = Int(digits: UnsafeRawBufferPointer(rebasing: bytes[(keyEnd + 1)..<end]))
      else { return nil }
      return (keyEnd, end, count)
    }
    guard let (keyEnd, end, count) = places, end + 1 < bytes.count else { return nil }
    key = String(decoding: bytes[Self.prefix.utf8.count..<keyEnd], as: UTF8.self)
    (textCount, line) = (count, bytes[(end + 1)...])
  }
}

/// A call that outlives its document: a text of its own, which a document may also post after its goodbye.
package struct BeaconCall {
  /// The key with which the document named itself in its hello.
  package let key: String
  /// The line of the call.
  package let line: ArraySlice<UInt8>

  private static let prefix = Array("beacon ".utf8)

  package init?(_ text: [UInt8]) {
    guard text.starts(with: Self.prefix), let end = text.firstIndex(of: 0x0A) else { return nil }
    key = String(decoding: text[Self.prefix.count..<end], as: UTF8.self)
    line = text[(end + 1)...]
  }
}
