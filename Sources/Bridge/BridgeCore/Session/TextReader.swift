import Dispatch
import Logging

/// Reads the texts of one document in the order of their numbers, and in turns.
@MainActor final class TextReader {
  let link: Document.Link
  // Parts of the document, stored here because access through it takes longer.
  private let outbox: Outbox
  private let budget: DocumentBudget
  private let observers: Observers
  // Unchecked, as the document's own properties.
  @exclusivity(unchecked) private var inbox = Inbox()
  /// The text at which reading waits; `nil` while reading does not wait.
  @exclusivity(unchecked) private(set) var pause: ReadingPause?
  /// The value of the line that is read next, if it was read off the main actor.
  @exclusivity(unchecked) private(set) var ahead: Payload?
  /// The beginning of a line that goes on in the next text.
  @exclusivity(unchecked) private var begunLine: [UInt8] = []
  /// Whether reading refuses calls that have no room, instead of waiting.
  private var isUrged = false
  /// The number of bytes of early texts, and of a line that is not complete, that the budget counts.
  private var earlyBytes = 0

  /// - Parameter link: Refers to the document that owns the reader.
  init(
    _ link: Document.Link, _ outbox: Outbox, _ budget: DocumentBudget, _ observers: Observers
  ) {
    (self.link, self.outbox, self.budget, self.observers) = (link, outbox, budget, observers)
  }

  var isPaused: Bool { pause != nil }

  /// Returns whether the first `count` texts of the page have been read.
  func hasHeard(_ count: Int) -> Bool { inbox.missing > count }

  /// Ends reading with the document.
  ///
  /// - Returns: The replies to the posts of the texts that are not read, in the order of the texts.
  func end() -> [Outbox.Reply] {
    let replies = inbox.replies
    budget.change(data: -earlyBytes)
    (inbox, earlyBytes, pause, begunLine) = (Inbox(), 0, nil, [])
    return replies
  }

  /// Ends the document.
  ///
  /// - Parameter message: Returns the message for the document's origin.
  private func end(_ code: BridgeError.Code, _ message: (Origin) -> String) {
    guard let document = link.document else { return }
    document.session.end(document, code, message(document.origin))
  }

  /// How long the document waits for a missing text before it ends.
  static let gapGracePeriod = Duration.seconds(5)

  /// Reads the texts whose turn it is, starting with the rest of a text whose reading was paused.
  func readTexts(of document: Document, after pause: ReadingPause? = nil) {
    var rest = pause
    var turn = ReadingTurn()
    while !document.hasEnded, !isPaused, let batch = rest?.batch ?? takeText(of: document) {
      let first = rest?.line
      rest = nil
      document.calls.beginText(batch.number)
      var stop: Int?
      var stopEnd = 0
      var reason = ReadingPause.Reason.handlers
      outbox.collect {
        stop = batch.forEachLine(from: first?.lowerBound, firstEnd: first?.upperBound) { line in
          guard !document.hasEnded else { return true }
          if budget.isFull(for: line.count), mayWait, FrameCoder.beginsHandler(line) {
            stopEnd = line.endIndex
            return false
          }
          if let hold = hold(line, &turn) {
            (reason, stopEnd) = (hold, line.endIndex)
            return false
          }
          turn.add(line)
          document.read(line)
          return true
        }
      }
      if let stop {
        wait(ReadingPause(batch: batch, line: stop..<stopEnd, reason: reason, value: ahead.take()))
      } else {
        finish(batch, of: document)
      }
    }
    if document.waitingCall != nil, !isPaused { document.readWaitingCall() }
    if waitingBytes != earlyBytes { countEarly() }
    if inbox.hasGap, !isPaused { awaitMissing(inbox.missing) }
  }

  /// Takes the next text, and keeps the reply of its post.
  @inline(__always) private func takeText(of document: Document) -> Batch? {
    guard let (batch, reply) = inbox.take() else { return nil }
    // Matched, and not compared, because a comparison goes through the other module.
    switch batch.kind {
    case .poll:
      outbox.hold(poll: reply)
      // A poll may come between the parts of a line, and has no lines then.
      return batch
    case .ask: outbox.hold(batch: reply, mayWait: true)
    case .batch, .part: outbox.hold(batch: reply, mayWait: false)
    }
    document.calls.holdBatch(batch.number)
    if case .part = batch.kind { return batch.joined(to: &begunLine) }
    return begunLine.isEmpty ? batch : batch.joined(to: &begunLine)
  }

  /// The bytes of texts that came before their turn, and of a line that is not complete.
  private var waitingBytes: Int { inbox.earlyBytes + begunLine.count }

  /// Accepts a text of the page. The text is read after all earlier texts have arrived.
  ///
  /// - Returns: Whether the document continues; `false` if the text came twice, which ends the document.
  func accept(_ batch: Batch, of document: Document, reply: @escaping Outbox.Reply) -> Bool {
    guard inbox.add((batch, reply)) else {
      end(.badFrame) { "Text \(batch.number) of \($0) came twice." }
      reply([])
      return false
    }
    if observers.isActive { document.observation.arrivals[batch.number] = .now }
    return true
  }

  /// Counts early texts in the budget. Ends the document if the budget has no room for them.
  private func countEarly() {
    let waiting = waitingBytes
    let growth = waiting - earlyBytes
    guard growth <= max(budget.dataRoom, 0) || waitsForTurn && waiting <= budget.limits.frameBytes
    else {
      if pause?.reason == .handlers { return readOn() }
      let reason =
        switch pause?.reason {
        case .rate: "exceed callsPerSecond or bytesPerSecond"
        case .turn, .value: "wait for their turn"
        case _ where inbox.hasGap: "wait for text \(inbox.missing), which is missing"
        default: "are a line that has no end"
        }
      return end(.overLimit) { "\(waiting) bytes from \($0) \(reason)." }
    }
    earlyBytes += growth
    budget.change(data: growth)
  }

  /// Whether texts wait because native code reads in turns. As many as a frame may have always have room, because the
  /// page has not caused the wait.
  private var waitsForTurn: Bool { pause?.reason == .turn || pause?.reason == .value }

  private func awaitMissing(_ number: Int) {
    link.document?.session.clock.schedule(after: Self.gapGracePeriod) { [weak self] in
      guard let self, !isPaused, inbox.missing == number else { return }
      end(.badFrame) { "Text \(number) of \($0) did not come." }
    }
  }

  /// Sends the queued lines after a text was read to its end.
  private func finish(_ batch: Batch, of document: Document) {
    if observers.isActive { document.observation.arrivals[batch.number] = nil }
    switch batch.kind {
    case .poll: outbox.leave()
    case .batch where document.calls.isBatchAnswered, .ask where document.calls.isBatchAnswered,
      .part where document.calls.isBatchAnswered:
      answerBatch()
    case .batch, .ask, .part:
      // Waits one turn for handlers that answer soon. Later answers leave by an ask or a long poll.
      DispatchQueue.main.async { [link] in
        MainActor.assumeIsolated {
          // A later text may have taken the place of the batch.
          guard let document = link.document, document.calls.heldBatch == batch.number else {
            return
          }
          document.reader.answerBatch()
        }
      }
    }
  }

  private func answerBatch() {
    outbox.answerBatch()
    // The batch may have been answered while reading was paused. Lines queued since then leave by a long poll.
    outbox.leave()
  }

  /// Returns the value of the line that is being read, if it was read ahead.
  func takeAhead() -> Payload? {
    guard let ahead = ahead.take() else { return nil }
    // Released off the main actor, because a long value has many parts.
    link.document?.session.reading.async { withExtendedLifetime(ahead) {} }
    return ahead
  }

  // MARK: Waiting

  /// Whether reading may wait until a handler ends.
  private var mayWait: Bool { !isUrged && budget.progress.isMade }

  /// Returns why a line is not read now; `nil` if it is read.
  @inline(__always) private func hold(
    _ line: ArraySlice<UInt8>, _ turn: inout ReadingTurn
  ) -> ReadingPause.Reason? {
    if turn.isOver(urgent: isUrged) { return .turn }
    let isLong = line.count > Payload.longText
    // The line has waited for its value, and has its token.
    if isLong, ahead != nil { return nil }
    switch line.first {
    // Answers, elements and what prepares them are limited by the calls of native code.
    case UInt8(ascii: "d"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "b"),
      UInt8(ascii: "o"):
      break
    default: guard budget.takeToken(size: line.count) else { return .rate }
    }
    return isLong && !isUrged && valueToRead(in: line) != nil ? .value : nil
  }

  private func wait(_ pause: ReadingPause) {
    self.pause = pause
    switch pause.reason {
    case .handlers:
      budget.progress.wait(ObjectIdentifier(link)) { [link] in
        link.document?.reader.goOn(after: pause)
      }
    case .turn:
      DispatchQueue.main.async { [link] in
        MainActor.assumeIsolated { link.document?.reader.goOn(after: pause) }
      }
    case .value: readValue(of: pause)
    case .rate:
      afterRate { $0.reader.goOn(after: pause) }
    }
  }

  /// Calls a closure when the page may make calls again, unless the document has ended by then.
  func afterRate(_ body: @escaping @MainActor (Document) -> Void) {
    let pause = budget.tokenPause / .seconds(1)
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) { [link] in
      MainActor.assumeIsolated { if let document = link.document { body(document) } }
    }
  }

  func isWaiting(at pause: ReadingPause) -> Bool { self.pause === pause }

  /// Goes on after a pause, unless something else has gone on already.
  func goOn(after pause: ReadingPause) {
    guard self.pause === pause, let document = link.document else { return }
    (self.pause, ahead) = (nil, pause.value)
    readTexts(of: document, after: pause)
  }

  /// Reads the texts that have arrived and refuses calls that have no room, because the next message must not
  /// overtake these texts.
  ///
  /// - Parameter isLast: Whether what comes next cannot wait for the turn of these texts.
  func readOn(isLast: Bool = false) {
    guard let pause, pause.reason == .handlers || isLast && pause.reason != .rate else { return }
    if let taken = pause.references { pause.value = value(of: pause, with: taken) }
    isUrged = true
    goOn(after: pause)
    isUrged = false
  }

  /// Reads the texts that have arrived before the document ends.
  func readToEnd() {
    readOn(isLast: true)
    guard let pause, pause.reason != .rate else { return }
    guard let document = link.document else { return }
    document.session.refusals.refused(
      "more than \(ReadingTurn.mostUrgentBytes) bytes that \(document.origin) sent before its end")
  }
}
