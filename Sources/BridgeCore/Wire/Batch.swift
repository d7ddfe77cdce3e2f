/// A text of frames: a first line with kind, token and number, then one frame per line.
struct Batch {
  /// How the page posted it.
  enum Kind: String {
    /// Answered as soon as native has dealt with it.
    case batch
    /// Left unanswered until native has something to say.
    case park
  }

  let kind: Kind
  let token: String
  /// The position in its direction, from 1.
  let number: Int
  private let text: String

  /// Longer first lines are none.
  private static let longestHeader = 80

  /// Reads the first line only, since anybody may have posted the text; `nil` where it is not a
  /// batch's.
  init?(_ text: String) {
    let header = text.utf8.prefix(Self.longestHeader).prefix { $0 != 0x0A }
    let fields = header.split(separator: 0x20, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 3, let kind = Kind(rawValue: fields[0]), let number = Int(fields[2]),
      number > 0
    else { return nil }
    (self.kind, token, self.number, self.text) = (kind, fields[1], number, text)
  }

  /// The lines of the frames.
  var lines: [ArraySlice<UInt8>] {
    let bytes = Array(text.utf8)
    var lines: [ArraySlice<UInt8>] = []
    var isFirst = true
    var start = 0
    while start <= bytes.count {
      let end = bytes.withUnsafeBytes { $0.firstIndex(of: 0x0A, from: start) } ?? bytes.count
      if !isFirst, end > start { lines.append(bytes[start..<end]) }
      (isFirst, start) = (false, end + 1)
    }
    return lines
  }

  /// The text of a batch to the page.
  static func text(token: String, number: Int, lines: [UInt8]) -> String {
    var text = "batch \(token) \(number)"
    text.reserveCapacity(text.utf8.count + lines.count)
    text += String(decoding: lines, as: UTF8.self)
    return text
  }
}
