import BridgeCore
import DequeModule

/// The latest moments of a bridge, with numbers that count up from 0.
///
/// The ring consists of chunks, which the file takes without a copy and which are dropped as a whole.
struct MomentRing {
  private let mostLines: Int
  private let mostBytes: Int
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

  init(mostLines: Int, mostBytes: Int) {
    (self.mostLines, self.mostBytes) = (max(1, mostLines), mostBytes)
    chunkSize = min(512, max(1, mostLines / 16))
  }

  /// Adds what happened on the bridge.
  ///
  /// - Returns: The chunk that the moment fills, if it fills one.
  mutating func append(_ activity: BridgeActivity) -> MomentChunk? {
    prepare()
    last.append(activity)
    return settle()
  }

  /// Adds a moment.
  ///
  /// - Returns: The chunk that the moment fills, if it fills one.
  mutating func append(_ moment: Moment) -> MomentChunk? {
    prepare()
    last.append(moment)
    return settle()
  }

  private mutating func prepare() {
    if last.isEmpty { last = MomentChunk(capacity: chunkSize) }
  }

  private mutating func settle() -> MomentChunk? {
    if count + last.count > mostLines || bytes + last.bytes > mostBytes { drop() }
    return last.count == chunkSize ? endChunk() : nil
  }

  /// Ends the last chunk, whether or not it is full.
  mutating func endChunk() -> MomentChunk? {
    guard !last.isEmpty else { return nil }
    defer { last = MomentChunk() }
    bytes += last.bytes
    count += last.count
    full.append(last)
    return last
  }

  private mutating func drop() {
    while count + last.count > mostLines || bytes + last.bytes > mostBytes,
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
  ///   - number: The number of the first moment. It is moved behind the last one that is returned.
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
