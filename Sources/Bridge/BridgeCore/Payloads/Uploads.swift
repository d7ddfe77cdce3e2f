import Foundation

/// Bytes of a page that came before the lines that refer to them.
struct Uploads {
  private var data: [Int: Data] = [:]
  /// The number of the last upload that was taken. Earlier uploads come too late.
  private var lastTaken = 0
  /// The number of bytes that wait for their lines.
  private(set) var size = 0
  /// The number of uploads that wait.
  var count: Int { data.count }

  /// Keeps an upload, or a piece of one. Without a piece that has no room, the bytes would be fewer than the page has sent,
  /// so that the rest of them is dropped, and their line fails. A piece that a late post has brought already is left out.
  ///
  /// - Parameters:
  ///   - number: The number of the upload. Numbers count up.
  ///   - offset: The number of its bytes that came before; 0 starts the upload anew.
  ///   - room: The number of further bytes that may wait.
  ///   - most: The number of uploads that may wait, limited because uploads may be empty.
  /// - Returns: Whether the piece was kept.
  mutating func add(
    _ piece: Data, to number: Int, at offset: Int, room: Int, most: Int
  ) -> Bool {
    let before = data[number]?.count ?? 0
    guard number > lastTaken else { return false }
    if offset > 0, offset <= before, piece.count <= before - offset { return true }
    guard offset == 0 || offset == before, piece.count - (offset == 0 ? before : 0) <= room,
      data[number] != nil || count < most
    else {
      if offset > 0, data.removeValue(forKey: number) != nil { size -= before }
      return false
    }
    size += piece.count - (offset == 0 ? before : 0)
    if offset == 0 { data[number] = piece } else { data[number]?.append(piece) }
    return true
  }

  /// Removes and returns an upload, and drops earlier ones, because lines refer to uploads in order.
  mutating func take(_ number: Int) -> Data? {
    guard let taken = data.removeValue(forKey: number) else { return nil }
    size -= taken.count
    lastTaken = number
    for (number, passed) in data where number < lastTaken {
      data[number] = nil
      size -= passed.count
    }
    return taken
  }
}
