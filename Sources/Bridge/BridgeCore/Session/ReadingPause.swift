import Dispatch

/// A text whose reading waits.
///
/// A class, because every text asks whether there is one, and a structure of this size would be copied for that.
@MainActor final class ReadingPause {
  /// Why reading waits.
  enum Reason {
    /// The next line starts a handler, and too many handlers run already.
    ///
    /// A page may call 50,000 handlers in one script. Their tasks begin to run when the script's text has been
    /// read, so that all of them would count as running at once although each may answer immediately.
    /// Reading therefore waits while handlers end. It goes on, and refuses calls, when none ends for some time.
    case handlers
    /// So much was read that other work of the main actor has its turn first, such as other web views.
    case turn
    /// The next line is long, and its value is read off the main actor.
    case value
    /// The page has made more calls and events than ``BridgeLimits/callsPerSecond`` or ``BridgeLimits/bytesPerSecond``
    /// permits.
    case rate
  }

  let batch: Batch
  /// The place of the line that is read next.
  let line: Range<Int>
  let reason: Reason
  /// The value of the next line, if it was read off the main actor.
  var value: Payload?
  /// The references of the next line, while its value is read.
  var references: TakenReferences?

  init(batch: Batch, line: Range<Int>, reason: Reason, value: Payload?) {
    (self.batch, self.line, self.reason, self.value) = (batch, line, reason, value)
  }
}

/// The references of a line. Its bytes are no longer among the uploads.
struct TakenReferences: Sendable {
  let answers: [ReferenceAnswer]
  /// The number of bytes that came beside the line.
  let sizeBeside: Int
}

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
