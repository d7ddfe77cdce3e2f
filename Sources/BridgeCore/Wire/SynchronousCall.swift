/// A call whose caller stands still until it is answered: the text of a `prompt`.
struct SynchronousCall {
  /// What the document called itself in its hello.
  let key: String
  /// How many texts the document had posted before.
  let textCount: Int
  /// The line of the call.
  let line: ArraySlice<UInt8>

  private static let prefix = "sync "

  /// Whether a prompt is meant for the bridge.
  static func isOne(_ text: String) -> Bool { text.hasPrefix(prefix) }

  init?(_ text: String) {
    let lines = Array(text.utf8)[...].split(separator: 0x0A, maxSplits: 1)
    guard lines.count == 2, Self.isOne(text) else { return nil }
    let fields = lines[0].split(separator: 0x20, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 3, let count = Int(fields[2]) else { return nil }
    (key, textCount, line) = (fields[1], count, lines[1])
  }
}
