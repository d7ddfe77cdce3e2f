import DequeModule

/// The latest moments of a bridge, with numbers that count up from 0.
struct MomentRing {
  private let mostLines: Int
  private let mostBytes: Int
  private var moments: Deque<Moment> = []
  private var bytes = 0
  /// The number of the oldest moment.
  private(set) var first = 0
  /// The number of the next moment.
  var next: Int { first + moments.count }

  init(mostLines: Int, mostBytes: Int) { (self.mostLines, self.mostBytes) = (mostLines, mostBytes) }

  mutating func append(_ moment: Moment) {
    moments.append(moment)
    bytes += moment.size
    while moments.count > mostLines || bytes > mostBytes, let oldest = moments.popFirst() {
      bytes -= oldest.size
      first += 1
    }
  }

  /// Returns moments from a number on, and first how many of them are missing.
  ///
  /// - Parameters:
  ///   - number: The number of the first moment. It is moved behind the last one that is returned.
  ///   - count: The most moments that are returned.
  func moments(from number: inout Int, atMost count: Int) -> [Moment] {
    var result: [Moment] = []
    if number < first {
      if let oldest = moments.first {
        result.append(Moment(time: oldest.time, kind: .dropped(first - number)))
      }
      number = first
    }
    let start = min(number - first, moments.count)
    let end = min(start + count, moments.count)
    result += moments[start..<end]
    number = first + end
    return result
  }
}
