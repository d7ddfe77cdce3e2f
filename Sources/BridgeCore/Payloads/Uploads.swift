import Foundation

/// Bytes of a page that came ahead of the lines that they belong to.
struct Uploads {
  private var data: [Int: Data] = [:]
  /// The number of the last upload that was taken: earlier ones come too late.
  private var lastTaken = 0
  /// How many bytes wait for their lines.
  private(set) var size = 0
  /// How many uploads wait.
  var count: Int { data.count }

  /// Keeps an upload, or a piece of one.
  ///
  /// - Parameters:
  ///   - number: The upload's; they count up.
  ///   - offset: How many of its bytes came before; 0 begins it anew.
  ///   - room: How many further bytes may wait.
  ///   - most: How many uploads may wait: they may be empty.
  /// - Returns: Whether it was kept.
  mutating func add(
    _ piece: Data, to number: Int, at offset: Int, room: Int, most: Int
  ) -> Bool {
    let before = data[number]?.count ?? 0
    guard number > lastTaken, offset == 0 || offset == before,
      piece.count - (offset == 0 ? before : 0) <= room, data[number] != nil || count < most
    else { return false }
    size += piece.count - (offset == 0 ? before : 0)
    if offset == 0 { data[number] = piece } else { data[number]?.append(piece) }
    return true
  }

  /// Takes an upload out, and lets go of earlier ones: lines ask for them in their order.
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
