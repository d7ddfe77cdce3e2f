import Dispatch

/// What native has to say to one document, and the posts of the page that it can be said with.
///
/// The page keeps posts unanswered, the parks: one, and some more once native has said much. Text leaves
/// by answering one of them or a batch. While the page has not read what left last, it collects until there
/// is a portion, and with no post at hand until the page comes back, which is back-pressure by itself.
@MainActor final class Outbox {
  typealias Reply = @MainActor (consuming [UInt8]) -> Void

  /// How long the page may stay away, while there is something for it, before the engine wakes it.
  private static let patience = Duration.milliseconds(250)
  /// How many frames leave where the page has not read what left before, for each such text.
  private static let portion = 128
  /// How many parks of a page are kept.
  private static let mostParks = 8

  /// The first line of every text, up to its number.
  private let header: [UInt8]
  private let clock: any BridgeClock
  private let wake: () -> Void
  /// The text that leaves next: empty, or a first line and lines.
  ///
  /// Unchecked, for checks would cost as much as appending does: what changes it calls nothing else.
  @exclusivity(unchecked) private var text: [UInt8] = []
  private var number = 0
  private var frameCount = 0
  private var batch: Reply?
  private var parks: [Reply] = []
  /// How many texts left by a park that the page has not parked again after.
  private var unread = 0
  private(set) var isCollecting = false
  private var isWaking = false
  /// Called when what was queued has left.
  var drained: () -> Void = {}

  init(token: String, clock: any BridgeClock, wake: @escaping () -> Void) {
    (header, self.clock, self.wake) = (Batch.header(token: token), clock, wake)
  }

  var queuedBytes: Int { text.count }

  /// - Parameter isLast: Whether it may leave at once; false where another frame goes with it.
  func append(_ frame: consuming Frame, isLast: Bool = true) -> ArraySlice<UInt8> {
    if text.isEmpty { (number, frameCount) = (number + 1, 0) }
    frameCount += 1
    let start = write(frame, into: &text)
    let line = text[start...]
    if isLast, !isCollecting { leave() }
    return line
  }

  /// Appends a line, with the first line where there is none; tells where it starts.
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
      // It has room for what stands in front of it: to move it there is cheaper than memory anew.
      large?.insert(contentsOf: text, at: 0)
      large.map { text = $0 }
    }
    return start
  }

  /// Runs `body`, and lets what it says leave together behind it.
  func collect(_ body: () -> Void) {
    isCollecting = true
    body()
    isCollecting = false
  }

  /// The page waits for this batch's answer.
  func hold(batch reply: @escaping Reply) {
    answerBatch()
    batch = reply
  }

  /// The page has parked.
  func hold(park reply: @escaping Reply) {
    if unread > 0 { unread -= 1 }
    if parks.count == Self.mostParks { parks.removeFirst()([]) }
    parks.append(reply)
  }

  /// Answers the batch with all there is.
  func answerBatch() {
    guard let reply = batch else { return }
    batch = nil
    if text.isEmpty { reply([]) } else { give(to: reply) }
  }

  /// Sends what there is by a park; with a batch that will be answered soon, it waits for that.
  func leave() {
    guard !text.isEmpty, batch == nil else { return }
    if frameCount >= Self.portion * unread, let reply = parks.popLast() {
      unread += 1
      give(to: reply)
    } else {
      awaitPage(Self.patience)
    }
  }

  /// Answers every post with `text`, and drops what was queued.
  func close(_ text: String) {
    self.text = []
    let replies = [batch].compactMap(\.self) + parks
    (batch, parks) = (nil, [])
    for reply in replies { reply(Array(text.utf8)) }
  }

  /// Answers with all there is.
  private func give(to reply: Reply) {
    var leaving: [UInt8] = []
    swap(&leaving, &text)
    drained()
    // Its last use: whoever answers with a large text has it alone, and need not copy it.
    guard leaving.count < 1 << 16 else { return reply(leaving) }
    reply(copy leaving)
    // The room of a small text serves the next.
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
