import Foundation

/// The bytes of a document or a script, for readers that go over each byte once.
///
/// The C library does the searches, because a loop over an array is 20 times slower in a debug build.
struct SearchedBytes {
  private let bytes: UnsafeRawBufferPointer

  /// - Parameter bytes: They must outlive this value.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// The byte at a place; 0 after the end and before the beginning.
  subscript(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

  /// Returns the first place of a byte in a range of places; the end of the range if there is none.
  func place(of byte: UInt8, from start: Int, to end: Int) -> Int {
    guard start < end, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(byte), end - start)
    else { return end }
    return UnsafeRawPointer(found) - base
  }

  /// Returns the first place of a byte from a place on; ``count`` if there is none.
  func place(of byte: UInt8, from start: Int) -> Int { place(of: byte, from: start, to: count) }

  /// Returns the first place of a text from a place on; ``count`` if there is none.
  func place(of text: StaticString, from start: Int) -> Int {
    var place = start
    while true {
      place = self.place(of: text.utf8Start.pointee, from: place)
      if place >= count || has(text, at: place) { return place }
      place += 1
    }
  }

  func places(of text: StaticString) -> [Int] {
    var (places, place): ([Int], Int) = ([], place(of: text, from: 0))
    while place < count {
      places.append(place)
      place = self.place(of: text, from: place + 1)
    }
    return places
  }

  func has(_ text: StaticString, at start: Int) -> Bool {
    guard start >= 0, bytes.count - start >= text.utf8CodeUnitCount, let base = bytes.baseAddress
    else { return false }
    return memcmp(base + start, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// The number of line feeds from a place to before another one.
  func lineFeeds(from start: Int, to end: Int) -> Int {
    var (lines, place) = (0, place(of: 10, from: start, to: end))
    while place < end {
      lines += 1
      place = self.place(of: 10, from: place + 1, to: end)
    }
    return lines
  }

  func slice(_ start: Int, _ end: Int) -> Slice<UnsafeRawBufferPointer> { bytes[start..<end] }

  /// The text from a place to before another one, with what is no UTF-8 replaced.
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }
}

extension UInt8 {
  var isSpace: Bool { self == 32 || self == 9 || self == 10 || self == 12 }
  var isDigit: Bool { self >= 48 && self <= 57 }
  var isLetter: Bool { self >= 97 && self <= 122 || self >= 65 && self <= 90 }
  var lowercased: UInt8 { self >= 65 && self <= 90 ? self + 32 : self }
}
