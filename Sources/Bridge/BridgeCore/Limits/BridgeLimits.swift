import BridgeCodec

/// The limits of what a bridge keeps and carries. A caller that reaches a limit gets an error with code
/// `overLimit`.
///
/// A limit per document applies to the document in the main frame. It applies once more to all other documents
/// of the bridge together: subframes, and documents that have ended while their handlers still run.
/// <doc:Security> lists what one page can make native code hold.
public struct BridgeLimits: Sendable {
  /// Unanswered calls, per document and direction. A further call fails with `overLimit`.
  public var pendingCalls: Int
  /// Asynchronous handlers that run at once, per document. Streams that the page reads, and calls of
  /// functions that Swift exported to it, count as well. A further call fails with `overLimit` and does
  /// not begin.
  ///
  /// A handler counts until it returns, even if its call was cancelled or its document has ended.
  /// Synchronous handlers do not count, because they return before the next call is read.
  public var runningHandlers: Int
  /// Streams of native code that the page reads at once, per document. A further one fails with `overLimit`.
  public var streams: Int
  /// Calls and events of a page that native code reads in a second, on average, per document; `nil` is any number.
  /// A page may do ``callBurst`` at once. What exceeds both waits its turn, so that nothing is lost and other web views
  /// are not slowed down.
  public var callsPerSecond: Int?
  /// Calls and events that a page may make at once after it has made none for some time.
  public var callBurst: Int
  /// Bytes of the text of a page's calls and events that native code reads in a second, on average, per document; `nil` is any
  /// number. A page may send ``byteBurst`` at once. What exceeds both waits its turn.
  public var bytesPerSecond: Int?
  /// Bytes of calls and events that a page may send at once after it has sent none for some time.
  public var byteBurst: Int
  /// The size of one frame, in bytes of its text. A larger call, answer or element fails with
  /// `overLimit`.
  public var frameBytes: Int
  /// Levels of arrays and objects in the text of one value, at most 512. A deeper argument, answer or element fails with
  /// `overLimit`, and a deeper event is dropped. Beyond 512 levels, which no limit allows, a page's value cannot be read,
  /// and its call fails with `badFrame`.
  ///
  /// The list of a call's arguments is a level, a `Map` is three, and a `Set`, a date and bytes are each one more than
  /// what they hold.
  public var nesting: Int
  /// The text of the arguments of handlers that run, in bytes, per document. A further call fails with
  /// `overLimit`. One frame always has room, whatever this limit says.
  ///
  /// Values that a handler has decoded may take more memory than their text: a list of small numbers as
  /// `[Int]` takes four times as much, and as ``BridgeValue`` twelve times.
  public var heldBytes: Int
  /// Bytes that wait, per document and direction: text that the other side has not fetched, data on
  /// its way beside the text, and data in the arguments of handlers that run. A further call or answer
  /// fails with `overLimit`, and a further event is dropped.
  public var queuedBytes: Int
  /// Unread elements of an event sequence. Further elements push out the oldest. The
  /// elements of all sequences of a bridge together have at most ``queuedBytes``.
  public var bufferedEvents: Int
  /// Elements of a stream that may be under way or unread. For large elements the number is smaller: about
  /// 1 MiB of them, and at least one.
  public var streamWindow: Int
  /// Functions, streams and blobs that one side has exported to the other and that are not released, per
  /// document and direction.
  public var references: Int
  /// How long a call without its own timeout waits for its answer; `nil` is forever. A call whose timeout
  /// is zero or less fails with code `timedOut` and is not sent.
  public var timeout: Duration?

  /// Limits for an app: 100,000 calls, 10,000 handlers and 10,000 streams at once, 10,000 calls and 32 MB of text
  /// a second on average, 64 MB of arguments, 256 MB that wait, 30 seconds.
  public static let `default` = BridgeLimits()

  /// Makes limits.
  public init(
    pendingCalls: Int = 100_000, runningHandlers: Int = 10_000, streams: Int = 10_000,
    callsPerSecond: Int? = 10_000, callBurst: Int = 100_000,
    bytesPerSecond: Int? = 32 << 20, byteBurst: Int = 256 << 20, frameBytes: Int = 64 << 20,
    nesting: Int = 512, heldBytes: Int = 64 << 20, queuedBytes: Int = 256 << 20,
    bufferedEvents: Int = 1024, streamWindow: Int = 1024, references: Int = 100_000,
    timeout: Duration? = .seconds(30)
  ) {
    self.pendingCalls = pendingCalls
    self.runningHandlers = runningHandlers
    self.streams = streams
    self.callsPerSecond = callsPerSecond
    self.callBurst = callBurst
    self.bytesPerSecond = bytesPerSecond
    self.byteBurst = byteBurst
    self.frameBytes = frameBytes
    self.nesting = nesting
    self.heldBytes = heldBytes
    self.queuedBytes = queuedBytes
    self.bufferedEvents = bufferedEvents
    self.streamWindow = streamWindow
    self.references = references
    self.timeout = timeout
  }
}

extension BridgeLimits {
  /// Returns the error for a payload that is nested too deeply; `nil` if it is not.
  ///
  /// The text is searched only if an app has lowered the limit, because the coders keep to the default.
  ///
  /// - Parameter what: What the payload belongs to, at the start of a sentence.
  func refusal(ofNesting payload: Payload, _ what: @autoclosure () -> String) -> BridgeError? {
    guard nesting < ValueParser.deepest, payload.isNested(deeperThan: max(nesting, 0)) else {
      return nil
    }
    return BridgeError(
      .overLimit, "\(what()) has more than \(nesting) levels of arrays and objects.")
  }
}

extension BridgeLimits {
  /// Returns the error for a payload that is too large, or nested too deeply, to send to any page; `nil` if it is
  /// neither.
  ///
  /// - Parameter what: What the payload belongs to, at the start of a sentence.
  // Inlined, because the limits would be copied for each call of a function.
  @inline(__always) func refusal(
    toSend payload: Payload, _ what: @autoclosure () -> String
  ) -> BridgeError? {
    if payload.text.count > frameBytes {
      return BridgeError(
        .overLimit,
        "\(what()) has \(payload.text.count) bytes; a frame may have \(frameBytes).")
    }
    if payload.sizeBeside > queuedBytes {
      return BridgeError(
        .overLimit,
        "\(what()) has \(payload.sizeBeside) bytes of data; \(queuedBytes) are kept for a "
          + "page. Give a BridgeBlob, which is read in pieces.")
    }
    return refusal(ofNesting: payload, what())
  }
}
