import Dispatch
import Logging

/// Reading the texts of the page.
extension Document {
  /// How long the document waits for a missing text before it ends.
  static let gapGracePeriod = Duration.seconds(5)

  /// How many lines are read before other work of the main actor has its turn: about two milliseconds.
  static let linesPerTurn = 512

  /// Reads the texts whose turn it is, starting with the rest of a text whose reading was paused.
  func readTexts(after pause: ReadingPause? = nil) {
    var rest = pause
    var lines = 0
    while !hasEnded, !isPaused, let batch = rest?.batch ?? takeText() {
      let start = rest?.index
      rest = nil
      calls.beginText(batch.number)
      var stop: Int?
      var reason = ReadingPause.Reason.handlers
      outbox.collect {
        stop = batch.forEachLine(from: start) { line in
          guard !hasEnded else { return true }
          if budget.isFull(for: line.count), mayWait, FrameCoder.beginsHandler(line) {
            return false
          }
          if let hold = hold(line, after: lines) {
            reason = hold
            return false
          }
          lines += 1
          read(line)
          return true
        }
      }
      if let stop {
        wait(ReadingPause(batch: batch, index: stop, reason: reason))
      } else {
        finish(batch)
      }
    }
    if !isPaused { readWaitingCall() }
    if inbox.earlyBytes != earlyBytes { countEarly() }
    if inbox.hasGap, !isPaused { awaitMissing(inbox.missing) }
  }

  /// Takes the next text, and keeps the reply of its post.
  private func takeText() -> Batch? {
    guard let (batch, reply) = inbox.take() else { return nil }
    switch batch.kind {
    case .batch, .ask:
      calls.holdBatch(batch.number)
      outbox.hold(batch: reply, mayWait: batch.kind == .ask)
    case .poll: outbox.hold(poll: reply)
    }
    return batch
  }

  /// Accepts a text of the page. The text is read after all earlier texts have arrived.
  ///
  /// - Returns: Whether the document continues; `false` if the text came twice, which ends the document.
  func accept(_ batch: Batch, reply: @escaping Outbox.Reply) -> Bool {
    guard inbox.add((batch, reply)) else {
      session.end(self, .badFrame, "Text \(batch.number) of \(origin) came twice.")
      reply([])
      return false
    }
    if observers.isActive { arrivals[batch.number] = .now }
    return true
  }

  /// Counts early texts in the budget. Ends the document if the budget has no room for them.
  private func countEarly() {
    let growth = inbox.earlyBytes - earlyBytes
    guard growth <= max(budget.dataRoom, 0) else {
      if pause?.reason == .rate {
        return session.end(
          self, .overLimit,
          "\(inbox.earlyBytes) bytes of calls and events of \(origin) exceed callsPerSecond.")
      }
      guard !isPaused else { return readOn() }
      return session.end(
        self, .overLimit,
        "\(inbox.earlyBytes) bytes from \(origin) wait for text \(inbox.missing), which is missing."
      )
    }
    earlyBytes += growth
    budget.change(data: growth)
  }

  private func awaitMissing(_ number: Int) {
    session.clock.schedule(after: Self.gapGracePeriod) { [weak self] in
      guard let self, !hasEnded, !isPaused, inbox.missing == number else { return }
      session.end(self, .badFrame, "Text \(number) of \(origin) did not come.")
    }
  }

  /// Sends the queued lines after a text was read to its end.
  private func finish(_ batch: Batch) {
    if observers.isActive { arrivals[batch.number] = nil }
    switch batch.kind {
    case .poll: outbox.leave()
    case .batch where calls.isBatchAnswered, .ask where calls.isBatchAnswered: answerBatch()
    case .batch, .ask:
      // Waits one turn for handlers that answer soon. Later answers leave by an ask or a long poll.
      DispatchQueue.main.async { [link] in
        MainActor.assumeIsolated { link.document?.answer(batch: batch.number) }
      }
    }
  }

  private func answer(batch number: Int) {
    if number == calls.heldBatch { answerBatch() }
  }

  private func answerBatch() {
    outbox.answerBatch()
    // The batch may have been answered while reading was paused. Lines queued since then leave by a long poll.
    outbox.leave()
  }

  // MARK: Waiting for handlers to end

  /// Whether reading may wait until a handler ends.
  private var mayWait: Bool { !isUrged && budget.progress.isMade }

  /// Returns why a line is not read now; `nil` if it is read.
  ///
  /// - Parameter count: How many lines were read in this turn.
  private func hold(
    _ line: ArraySlice<UInt8>, after count: Int
  ) -> ReadingPause.Reason? {
    if count >= Self.linesPerTurn, !isUrged { return .turn }
    switch line.first {
    // Answers, elements and what prepares them are limited by the calls of native code.
    case UInt8(ascii: "d"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "b"),
      UInt8(ascii: "o"):
      return nil
    default: return budget.takeToken() ? nil : .rate
    }
  }

  private func wait(_ pause: ReadingPause) {
    self.pause = pause
    switch pause.reason {
    case .handlers:
      budget.progress.wait(ObjectIdentifier(link)) { [link] in link.document?.goOn() }
    case .turn:
      DispatchQueue.main.async { [link] in
        MainActor.assumeIsolated { link.document?.goOn() }
      }
    case .rate:
      afterRate { $0.goOn() }
    }
  }

  /// Calls a closure when the page may make calls again, unless the document has ended by then.
  func afterRate(_ body: @escaping @MainActor (Document) -> Void) {
    let pause = budget.tokenPause / .seconds(1)
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) { [link] in
      MainActor.assumeIsolated { if let document = link.document { body(document) } }
    }
  }

  private func goOn() {
    guard let pause, !hasEnded else { return }
    self.pause = nil
    readTexts(after: pause)
  }

  /// Reads the texts that have arrived and refuses calls that have no room, because the next message must not
  /// overtake these texts.
  func readOn() {
    guard let pause, pause.reason != .rate else { return }
    isUrged = true
    goOn()
    isUrged = false
  }
}
