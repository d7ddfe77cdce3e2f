import Dispatch

/// The lines and bytes that a document has read since other work of the main actor had its turn.
struct ReadingTurn {
  /// The maximum number of lines of a turn: about two milliseconds.
  static let mostLines = 512
  /// After how many bytes a turn ends.
  static let mostBytes = 256 << 10
  /// After how many nanoseconds a turn ends, handlers included.
  static let longest: UInt64 = 20_000_000
  /// After how many bytes reading ends that must not wait, because the document ends or has no more room.
  static let mostUrgentBytes = 8 << 20

  private var lines = 0
  private var bytes = 0
  /// When the turn began, in nanoseconds; 0 until the time is first looked at, because most texts have few lines.
  private var start: UInt64 = 0

  mutating func add(_ line: ArraySlice<UInt8>) {
    lines += 1
    bytes += line.count
  }

  /// Returns whether other work has its turn now.
  mutating func isOver(urgent: Bool) -> Bool {
    if urgent { return bytes >= Self.mostUrgentBytes }
    if lines >= Self.mostLines || bytes >= Self.mostBytes { return true }
    guard lines % 16 == 8 else { return false }
    let now = DispatchTime.now().uptimeNanoseconds
    if start == 0 { start = now }
    return now - start >= Self.longest
  }
}
