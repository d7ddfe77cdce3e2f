/// A text of frames: a first line with kind, token and number, then one frame per line.
struct Batch {
  /// How the page posted it.
  enum Kind: String {
    /// Answered as soon as native has dealt with it.
    case batch
    /// Left unanswered until native has something to say.
    case park
  }

  var kind: Kind
  var token: String
  /// The position in its direction, from 1.
  var number: Int
  /// The lines of the frames.
  var lines: [ArraySlice<UInt8>]

  /// Reads a text of the page; `nil` where its first line is not a batch's.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var lines = bytes[...].split(separator: 0x0A, omittingEmptySubsequences: true)
    guard let first = lines.first else { return nil }
    let header = first.split(separator: 0x20, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard header.count == 3, let kind = Kind(rawValue: header[0]), let number = Int(header[2]),
      number > 0
    else { return nil }
    lines.removeFirst()
    (self.kind, token, self.number, self.lines) = (kind, header[1], number, lines)
  }

  /// The text of a batch to the page.
  static func text(token: String, number: Int, lines: [UInt8]) -> String {
    var text = "batch \(token) \(number)"
    text.reserveCapacity(text.utf8.count + lines.count)
    text += String(decoding: lines, as: UTF8.self)
    return text
  }
}
