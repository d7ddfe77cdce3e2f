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
