import Dispatch

/// The lines that wait for one document, and the posts of the page that they can leave by.
///
/// The page keeps long polls open: one, and more after native code has sent much. Its asks stay open until there is
/// something to say. Text leaves as the answer to a batch, an ask or a long poll. While the page has not read the last
/// text that left by a long poll, lines collect until they are a chunk. Without an open post they collect until the page
/// comes back, which is back-pressure.
@MainActor final class Outbox {
  typealias Reply = @MainActor (consuming [UInt8]) -> Void

  /// How long the page may stay away while lines wait, before the engine wakes it.
  private static let gracePeriod = Duration.milliseconds(250)
  /// The number of frames in a chunk. For each unread text, one more chunk has to collect before lines leave.
  private static let chunk = 128
  /// The largest number of long polls, and of asks.
  private static let mostPolls = 8

  /// The first line of every text, up to its number.
  private let header: [UInt8]
  private let clock: any BridgeClock
  private let wake: () -> Void
  /// The text that leaves next: empty, or a first line and lines.
  ///
  /// Unchecked, because checks would cost as much as appending does, and code that changes it calls nothing else.
  @exclusivity(unchecked) private var text: [UInt8] = []
  private var number = 0
  private var frameCount = 0
  private var batch: (reply: Reply, mayWait: Bool)?
  // Unchecked as `text` is. A reply is called after it was removed.
  @exclusivity(unchecked) private var asks: [Reply] = []
  @exclusivity(unchecked) private var polls: [Reply] = []
  /// The number of texts that left by long polls that the page has not renewed yet.
  private var unread = 0
  private(set) var isCollecting = false
  private var isWaking = false
  /// Called when the queued lines have left.
  var drained: () -> Void = {}

  init(token: String, clock: any BridgeClock, wake: @escaping () -> Void) {
    (header, self.clock, self.wake) = (Batch.header(token: token), clock, wake)
  }

  var queuedBytes: Int { text.count }

  /// Appends the line of a frame, which leaves with the next answer of a post.
  ///
  /// - Returns: The line.
  func append(_ frame: consuming Frame) -> ArraySlice<UInt8> {
    if text.isEmpty { (number, frameCount) = (number + 1, 0) }
    frameCount += 1
    let start = write(frame, into: &text)
    return text[start...]
  }

  /// Appends a line, after the header if the text is empty.
  ///
  /// - Returns: Where the line starts.
  private func write(_ frame: consuming Frame, into text: inout [UInt8]) -> Int {
    let isFirst = text.isEmpty
    if isFirst {
      text.append(contentsOf: header)
      text.append(decimal: number)
    }
    text.append(0x0A)
    let start = text.count
    var large = isFirst ? frame.takeLargeResult() : nil
    FrameCoder.encode(frame, into: &text)
    if large != nil {
      // The large text has room for the header, and moving it is cheaper than allocating again.
      large?.insert(contentsOf: text, at: 0)
      large.map { text = $0 }
    }
    return start
  }

  /// Collects the lines that `body` sends, so that they leave together.
  func collect(_ body: () -> Void) {
    isCollecting = true
    body()
    isCollecting = false
  }

  /// Keeps the reply to a batch or an ask until the batch is answered.
  ///
  /// - Parameter mayWait: Whether it is one to an ask, which needs no answer while there are no lines.
  func hold(batch reply: @escaping Reply, mayWait: Bool) {
    answerBatch()
    batch = (reply, mayWait)
  }

  /// Keeps the reply to a long poll.
  func hold(poll reply: @escaping Reply) {
    if unread > 0 { unread -= 1 }
    if polls.count == Self.mostPolls { polls.removeFirst()([]) }
    polls.append(reply)
  }

  /// Answers the batch with all queued lines. An ask for which there are none waits on.
  func answerBatch() {
    guard let (reply, mayWait) = batch else { return }
    batch = nil
    guard text.isEmpty else { return give(to: reply) }
    guard mayWait else { return reply([]) }
    if asks.count == Self.mostPolls { asks.removeFirst()([]) }
    asks.append(reply)
  }

  /// Sends the queued lines by an ask or a long poll. While a batch waits for its answer, the lines leave with that
  /// answer.
  func leave() {
    guard !text.isEmpty, batch == nil else { return }
    if let reply = asks.popLast() {
      give(to: reply)
    } else if frameCount >= Self.chunk * unread, let reply = polls.popLast() {
      unread += 1
      give(to: reply)
    } else {
      awaitPage(Self.gracePeriod)
    }
  }

  /// Answers every post with `text` and drops the queued lines.
  func close(_ text: String) {
    self.text = []
    let replies = [batch?.reply].compactMap(\.self) + asks + polls
    (batch, asks, polls) = (nil, [], [])
    for reply in replies { reply(Array(text.utf8)) }
  }

  /// Answers a post with all queued lines.
  private func give(to reply: Reply) {
    var leaving: [UInt8] = []
    swap(&leaving, &text)
    drained()
    // The last use of `leaving`, so that the receiver of a large text owns it alone and need not copy it.
    guard leaving.count < Frame.largeText else { return reply(leaving) }
    reply(copy leaving)
    // The next text reuses the memory of a small text.
    guard text.capacity == 0 else { return }
    leaving.removeAll(keepingCapacity: true)
    text = leaving
  }

  private func awaitPage(_ delay: Duration) {
    guard !isWaking else { return }
    isWaking = true
    clock.schedule(after: delay) { [weak self] in
      guard let self else { return }
      isWaking = false
      guard !text.isEmpty, batch == nil else { return }
      wake()
      awaitPage(min(delay * 2, .seconds(8)))
    }
  }
}
