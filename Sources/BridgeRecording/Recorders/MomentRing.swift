import DequeModule

/// The latest moments of a bridge, with numbers that count up from 0.
///
/// The ring consists of chunks, which the file takes without a copy and which are dropped as a whole.
struct MomentRing {
  /// Moments that follow one another.
  struct Chunk: Sendable {
    var moments: ContiguousArray<Moment> = []
    var bytes = 0
  }

  private let mostLines: Int
  private let mostBytes: Int
  /// The number of moments of a full chunk.
  private let chunkSize: Int
  private var full: Deque<Chunk> = []
  private var last = Chunk()
  private var bytes = 0
  private var count = 0
  /// The number of the oldest moment.
  private var first = 0
  /// The number of the next moment.
  var next: Int { first + count }

  init(mostLines: Int, mostBytes: Int) {
    (self.mostLines, self.mostBytes) = (max(1, mostLines), mostBytes)
    chunkSize = min(512, max(1, mostLines / 16))
  }

  /// Adds a moment.
  ///
  /// - Returns: The chunk that the moment fills, if it fills one.
  mutating func append(_ moment: Moment) -> Chunk? {
    if last.moments.isEmpty { last.moments.reserveCapacity(chunkSize) }
    let size = moment.size
    last.moments.append(moment)
    last.bytes += size
    bytes += size
    count += 1
    if count > mostLines || bytes > mostBytes { drop() }
    return last.moments.count == chunkSize ? endChunk() : nil
  }

  /// Ends the last chunk, whether or not it is full.
  mutating func endChunk() -> Chunk? {
    guard !last.moments.isEmpty else { return nil }
    defer { last = Chunk() }
    full.append(last)
    return last
  }

  private mutating func drop() {
    while count > mostLines || bytes > mostBytes, let oldest = full.popFirst() {
      bytes -= oldest.bytes
      count -= oldest.moments.count
      first += oldest.moments.count
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
      if let time = (full.first ?? last).moments.first?.time {
        result.append(Moment(time: time, kind: .dropped(first - number)))
      }
      number = first
    }
    var room = most
    var start = first
    for index in 0...full.count where room > 0 {
      let chunk = index < full.count ? full[index] : last
      let end = start + chunk.moments.count
      if number < end {
        let part = chunk.moments[(number - start)...].prefix(room)
        result += part
        room -= part.count
        number += part.count
      }
      start = end
    }
    return result
  }
}
