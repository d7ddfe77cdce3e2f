import Foundation

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
  init?(_ text: [UInt8]) {
    guard
      let (kind, token, number, frames) = text.withUnsafeBytes({
        text -> (Kind, String, Int, Int)? in
        guard let kind = Kind(startOf: text) else { return nil }
        let start = kind.rawValue.utf8.count + 1
        let header = UnsafeRawBufferPointer(rebasing: text[start...].prefix(Self.longestHeader))
        let end = header.firstIndex(of: 0x0A, from: 0) ?? header.count
        guard let space = header.firstIndex(of: 0x20, from: 0), space < end,
          start + end == text.count || end < header.count,
          let number = Int(digits: UnsafeRawBufferPointer(rebasing: header[(space + 1)..<end])),
          number > 0
        else { return nil }
        return (kind, String(decoding: header[..<space], as: UTF8.self), number, start + end)
      })
    else { return nil }
    (self.kind, self.token, self.number, bytes) = (kind, token, number, text[frames...])
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

  /// The first line of a batch to the page, up to its number.
  static func header(token: String) -> [UInt8] { Array("batch \(token) ".utf8) }
}

extension Batch.Kind {
  /// The kind whose word and space a text starts with.
  fileprivate init?(startOf text: UnsafeRawBufferPointer) {
    func isFirst(_ word: StaticString) -> Bool {
      guard let start = text.baseAddress, text.count >= word.utf8CodeUnitCount else { return false }
      return memcmp(start, word.utf8Start, word.utf8CodeUnitCount) == 0
    }
    if isFirst("batch ") {
      self = .batch
    } else if isFirst("park ") {
      self = .park
    } else {
      return nil
    }
  }
}
