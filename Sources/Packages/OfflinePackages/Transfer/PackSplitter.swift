import Foundation

/// Splits the bytes of a pack into its objects.
struct PackSplitter {
  /// One object of the pack.
  struct Slice {
    let digest: PackageDigest
    let range: Range<Int>
  }

  /// The objects that are wanted, in their order.
  private let wanted: ArraySlice<Slice>
  private var index: Int
  /// The place of the next byte in the pack.
  private(set) var place: Int
  private let part: (PackageDigest) throws -> StagedPart
  private var current: StagedPart?

  /// Creates a splitter.
  ///
  /// - Parameters:
  ///   - wanted: The objects that are wanted, in their order; bytes between them are dropped.
  ///   - place: The place of the first byte in the pack.
  ///   - part: Makes the part of an object.
  init(
    _ wanted: ArraySlice<Slice>, at place: Int, part: @escaping (PackageDigest) throws -> StagedPart
  ) {
    (self.wanted, self.place, self.part, index) = (wanted, place, part, wanted.startIndex)
  }

  /// Whether all objects that are wanted are complete.
  var isDone: Bool { index == wanted.endIndex }

  /// The bytes of the object that is not complete.
  var unfinishedBytes: Int { current?.size ?? 0 }

  /// Takes the next bytes of the pack.
  ///
  /// - Parameters:
  ///   - progressed: Receives the number of bytes that belong to a requested object; negative if they were dropped
  ///     again.
  ///   - completed: Gets each object that is complete.
  /// - Throws: ``PackageError`` with the code `mismatch` if an object has other bytes.
  mutating func take(
    _ data: Data, progressed: (Int) -> Void, completed: (PackageDigest) -> Void
  ) throws {
    var rest = data[...]
    while index < wanted.endIndex {
      let slice = wanted[index]
      if place < slice.range.lowerBound {
        let skipped = min(slice.range.lowerBound - place, rest.count)
        rest = rest.dropFirst(skipped)
        place += skipped
      }
      guard place >= slice.range.lowerBound else { break }
      let piece = rest.prefix(slice.range.upperBound - place)
      let part = try current ?? self.part(slice.digest)
      current = part
      if !piece.isEmpty {
        try part.append(Data(piece))
        progressed(piece.count)
      }
      place += piece.count
      rest = rest.dropFirst(piece.count)
      guard place == slice.range.upperBound else { break }
      do {
        try part.finish()
      } catch {
        // The part has dropped its bytes.
        current = nil
        progressed(-slice.range.count)
        throw error
      }
      completed(slice.digest)
      current = nil
      index += 1
    }
  }
}
