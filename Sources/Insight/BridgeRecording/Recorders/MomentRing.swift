import BridgeCore
import DequeModule

/// The latest moments of a bridge, with numbers that count up from 0.
///
/// The ring consists of chunks, which the file takes without a copy and which are dropped as a whole.
struct MomentRing {
  private let maxLines: Int
  private let maxBytes: Int
  /// The number of moments of a full chunk.
  private let chunkSize: Int
  private var full: Deque<MomentChunk> = []
  private var last = MomentChunk()
  /// The size and the number of the moments in the full chunks.
  private var bytes = 0
  private var count = 0
  /// The number of the oldest moment.
  private var first = 0
  /// The number of the next moment.
  var next: Int { first + count + last.count }

  init(maxLines: Int, maxBytes: Int) {
    (self.maxLines, self.maxBytes) = (max(1, maxLines), maxBytes)
    chunkSize = min(512, max(1, maxLines / 16))
  }

  /// Whether the last chunk is full, and ends before the next moment.
  private(set) var isChunkFull = false

  /// Adds moments to the last chunk.
  ///
  /// - Parameter body: Returns whether it has added a moment.
  /// - Returns: What `body` returns.
  @inline(__always) mutating func append(_ body: (inout MomentChunk) -> Bool) -> Bool {
    if last.isEmpty { last = MomentChunk(capacity: chunkSize) }
    guard body(&last) else { return false }
    if count + last.count > maxLines || bytes + last.bytes > maxBytes { drop() }
    isChunkFull = last.count == chunkSize
    return true
  }

  /// Ends the last chunk, whether or not it is full.
  mutating func endChunk() -> MomentChunk? {
    guard !last.isEmpty else { return nil }
    defer { (last, isChunkFull) = (MomentChunk(), false) }
    bytes += last.bytes
    count += last.count
    full.append(last)
    return last
  }

  private mutating func drop() {
    while count + last.count > maxLines || bytes + last.bytes > maxBytes,
      let oldest = full.popFirst()
    {
      bytes -= oldest.bytes
      count -= oldest.count
      first += oldest.count
    }
  }

  /// Returns moments from a number on, and before them how many are missing.
  ///
  /// - Parameters:
  ///   - number: The number of the first moment. It is moved past the last one that is returned.
  ///   - most: The most moments that are returned.
  func moments(from number: inout Int, atMost most: Int) -> [Moment] {
    var result: [Moment] = []
    if number < first {
      let oldest = full.first ?? last
      if !oldest.isEmpty {
        result.append(Moment(time: oldest[0].time, kind: .dropped(first - number)))
      }
      number = first
    }
    var room = most
    var start = first
    for index in 0...full.count where room > 0 {
      let chunk = index < full.count ? full[index] : last
      let end = start + chunk.count
      if number < end {
        let part = (number - start..<chunk.count).prefix(room)
        result += part.map { chunk[$0] }
        room -= part.count
        number += part.count
      }
      start = end
    }
    return result
  }
}
