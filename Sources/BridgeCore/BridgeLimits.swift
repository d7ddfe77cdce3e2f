/// What a bridge keeps and carries at most. Reaching a limit is an error for the caller, with code
/// `overLimit`.
public struct BridgeLimits: Sendable {
  /// Unanswered calls, in each direction.
  public var pendingCalls: Int
  /// The size of one frame, in bytes of its text.
  public var frameBytes: Int
  /// The text that waits for the other side to come for it, and the data on its way beside the text,
  /// in bytes.
  public var queuedBytes: Int
  /// Elements of an event sequence that nobody has taken yet; further ones push out the oldest.
  public var bufferedEvents: Int
  /// Elements of a stream that may be under way or wait to be taken. Of large elements there are
  /// fewer: about 1 MiB of them, at least one.
  public var streamWindow: Int
  /// Functions, streams and blobs that one side has given to the other and that were not let go, for
  /// each document and direction.
  public var references: Int
  /// How long a call waits for its answer where it does not say otherwise; `nil` is for ever. A call
  /// whose time is zero or less fails with code `timedOut` without being sent.
  public var timeout: Duration?

  /// Limits for an app: 100,000 calls, 64 MB, 30 seconds.
  public static let `default` = BridgeLimits()

  /// Makes limits.
  public init(
    pendingCalls: Int = 100_000, frameBytes: Int = 64 << 20, queuedBytes: Int = 256 << 20,
    bufferedEvents: Int = 1024, streamWindow: Int = 1024, references: Int = 100_000,
    timeout: Duration? = .seconds(30)
  ) {
    self.pendingCalls = pendingCalls
    self.frameBytes = frameBytes
    self.queuedBytes = queuedBytes
    self.bufferedEvents = bufferedEvents
    self.streamWindow = streamWindow
    self.references = references
    self.timeout = timeout
  }
}

/// Which frames of a page may have a bridge.
public enum FrameScope: Sendable {
  /// The main frame only.
  case main
  /// The main frame, and every subframe whose origin is allowed.
  case all
}
