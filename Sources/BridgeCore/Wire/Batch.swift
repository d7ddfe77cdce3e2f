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
  /// The text, and where its frames begin.
  private let bytes: ArraySlice<UInt8>

  /// Longer first lines are none.
  private static let longestHeader = 80

  /// Reads the first line only, since anybody may have posted the text; `nil` where it is not a
  /// batch's.
  init?(_ text: String) {
    guard let kind = text.hasPrefix("batch ") ? Kind.batch : text.hasPrefix("park ") ? .park : nil
    else { return nil }
    let header = text.utf8.dropFirst(kind.rawValue.utf8.count + 1).prefix(Self.longestHeader)
    guard let space = header.firstIndex(of: 0x20) else { return nil }
    let end = header[space...].firstIndex(of: 0x0A) ?? header.endIndex
    guard end < header.endIndex || end == text.endIndex,
      let number = Int(Substring(header[header.index(after: space)..<end])), number > 0
    else { return nil }
    (self.kind, self.number) = (kind, number)
    token = String(Substring(header[..<space]))
    bytes = Array(text.utf8)[text.utf8.distance(from: text.startIndex, to: end)...]
  }

  /// Deals with the lines of the frames, one after the other.
  func forEachLine(_ body: (ArraySlice<UInt8>) -> Void) {
    var rest = bytes.dropFirst()
    while !rest.isEmpty {
      let end = rest.firstLineEnd
      if end > rest.startIndex { body(rest[..<end]) }
      rest = rest[end...].dropFirst()
    }
  }

  /// The first line of a batch to the page.
  static func header(token: String, number: Int) -> String { "batch \(token) \(number)" }
}
