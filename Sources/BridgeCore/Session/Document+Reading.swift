import Dispatch
import Logging

/// Reading the texts of the page.
extension Document {
  /// How long the document waits for a missing text before it ends.
  static let gapGracePeriod = Duration.seconds(5)

  /// Reads the texts whose turn it is, starting with the rest of a text whose reading was paused.
  func readTexts(after pause: ReadingPause? = nil) {
    var rest = pause
    while !hasEnded, !isPaused, let batch = rest?.batch ?? takeText() {
      let start = rest?.index
      rest = nil
      calls.beginText(batch.number)
      var stop: Int?
      outbox.collect {
        stop = batch.forEachLine(from: start) { line in
          guard !hasEnded else { return true }
          if budget.isFull(for: line.count), mayWait, FrameCoder.beginsHandler(line) {
            return false
          }
          read(line)
          return true
        }
      }
      if let stop { wait(ReadingPause(batch: batch, index: stop)) } else { finish(batch) }
    }
    if inbox.earlyBytes != earlyBytes { countEarly() }
    if inbox.hasGap, !isPaused { awaitMissing(inbox.missing) }
  }

  /// Takes the next text, and keeps the reply of its post.
  private func takeText() -> Batch? {
    guard let (batch, reply) = inbox.take() else { return nil }
    switch batch.kind {
    case .batch:
      calls.holdBatch(batch.number)
      outbox.hold(batch: reply)
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
    case .batch where calls.isBatchAnswered: answerBatch()
    case .batch:
      // Waits one turn for handlers that answer soon. Later answers leave by a long poll.
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

  private func wait(_ pause: ReadingPause) {
    self.pause = pause
    budget.progress.wait(ObjectIdentifier(link)) { [link] in
      link.document?.goOn()
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
    guard isPaused else { return }
    isUrged = true
    goOn()
    isUrged = false
  }
}
