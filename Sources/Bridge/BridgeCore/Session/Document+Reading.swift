import Dispatch
import Logging

/// Reading the texts of the page.
extension Document {
  /// How long the document waits for a missing text before it ends.
  static let gapGracePeriod = Duration.seconds(5)

  /// Reads the texts whose turn it is, starting with the rest of a text whose reading was paused.
  func readTexts(after pause: ReadingPause? = nil) {
    var rest = pause
    var turn = ReadingTurn()
    while !hasEnded, !isPaused, let batch = rest?.batch ?? takeText() {
      let first = rest?.line
      rest = nil
      calls.beginText(batch.number)
      var stop: Int?
      var stopEnd = 0
      var reason = ReadingPause.Reason.handlers
      outbox.collect {
        stop = batch.forEachLine(from: first?.lowerBound, firstEnd: first?.upperBound) { line in
          guard !hasEnded else { return true }
          if budget.isFull(for: line.count), mayWait, FrameCoder.beginsHandler(line) {
            stopEnd = line.endIndex
            return false
          }
          if let hold = hold(line, &turn) {
            (reason, stopEnd) = (hold, line.endIndex)
            return false
          }
          turn.add(line)
          read(line)
          return true
        }
      }
      if let stop {
        wait(ReadingPause(batch: batch, line: stop..<stopEnd, reason: reason, value: ahead.take()))
      } else {
        finish(batch)
      }
    }
    if !isPaused { readWaitingCall() }
    if waitingBytes != earlyBytes { countEarly() }
    if inbox.hasGap, !isPaused { awaitMissing(inbox.missing) }
  }

  /// Takes the next text, and keeps the reply of its post.
  @inline(__always) private func takeText() -> Batch? {
    guard let (batch, reply) = inbox.take() else { return nil }
    switch batch.kind {
    case .batch, .ask, .part:
      calls.holdBatch(batch.number)
      outbox.hold(batch: reply, mayWait: batch.kind == .ask)
    case .poll: outbox.hold(poll: reply)
    }
    // A poll may come between the parts of a line, and has no lines then.
    guard batch.kind == .part || !begunLine.isEmpty && batch.kind != .poll else { return batch }
    return batch.joined(to: &begunLine)
  }

  /// The bytes of texts that came before their turn, and of a line that is not complete.
  private var waitingBytes: Int { inbox.earlyBytes + begunLine.count }

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
      return session.end(self, .overLimit, "\(waiting) bytes from \(origin) \(reason).")
    }
    earlyBytes += growth
    budget.change(data: growth)
  }

  /// Whether texts wait because native code reads in turns. As many as a frame may have always have room, because the
  /// page has not caused the wait.
  private var waitsForTurn: Bool { pause?.reason == .turn || pause?.reason == .value }

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
    case .batch where calls.isBatchAnswered, .ask where calls.isBatchAnswered,
      .part where calls.isBatchAnswered:
      answerBatch()
    case .batch, .ask, .part:
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
      budget.progress.wait(ObjectIdentifier(link)) { [link] in link.document?.goOn(after: pause) }
    case .turn:
      DispatchQueue.main.async { [link] in
        MainActor.assumeIsolated { link.document?.goOn(after: pause) }
      }
    case .value: readValue(of: pause)
    case .rate:
      afterRate { $0.goOn(after: pause) }
    }
  }

  /// Calls a closure when the page may make calls again, unless the document has ended by then.
  func afterRate(_ body: @escaping @MainActor (Document) -> Void) {
    let pause = budget.tokenPause / .seconds(1)
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) { [link] in
      MainActor.assumeIsolated { if let document = link.document { body(document) } }
    }
  }

  /// Goes on after a pause, unless something else has gone on already.
  func goOn(after pause: ReadingPause) {
    guard self.pause === pause, !hasEnded else { return }
    (self.pause, ahead) = (nil, pause.value)
    readTexts(after: pause)
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
    session.refusals.refused(
      "more than \(ReadingTurn.mostUrgentBytes) bytes that \(origin) sent before its end")
  }
}
