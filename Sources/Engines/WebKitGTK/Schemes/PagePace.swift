import CMainLoop
import CWebKitGTK

/// Holds back the writers of a page's loads until the page's process has taken most of the data.
///
/// WebKit reads the streams of loads as fast as it can, and queues the data for the page's process without a
/// bound. The queue of a file of 200 MB grows to 200 MB if the page is slower than the disk. The pace
/// therefore asks the page's process a question after every few megabytes of all loads together. The process
/// reads its messages in order, so its answer means that it has taken the bytes before the question.
///
/// A process that answers no question for ``patience`` may wait for a whole load, because of a synchronous
/// `XMLHttpRequest`. Its writers continue until the process answers again. All pages together may receive
/// ``allowance`` in this way, because a page that blocks itself must not fill the memory of the app. Beyond it,
/// the writers wait again. They give up on a process that has not answered for ``longestPatience``: a process that
/// is only slow, or has little of a busy processor, answers before and loses no load.
@MainActor final class PagePace {
  /// The number of bytes between two questions.
  private static let interval = 4 << 20

  /// How long writers wait for an answer before they continue without one.
  private static let patience = Duration.seconds(1)

  /// How long the process may give no answer before the loads beyond the allowance fail.
  private static let longestPatience = Duration.seconds(5)

  /// The number of bytes that all loads together may receive while their pages do not answer.
  private static let allowance = 128 << 20
  private static var late = 0

  /// The number of bytes since the last question.
  private var count = 0
  private var unanswered = 0
  private var waiters: [ObjectIdentifier: CheckedContinuation<Void, Never>] = [:]
  private var alarm: Task<Void, any Error>?
  /// Whether writers have waited for an answer in vain.
  private var isLate = false
  /// Whether the process has given no answer for ``longestPatience``.
  private var isSilent = false
  /// The number of bytes that the page's loads have received since writers have waited in vain.
  private var late = 0

  isolated deinit {
    catchUp()
  }

  /// Counts bytes that a load of the page received.
  func add(_ bytes: Int) {
    count += bytes
    guard isLate else { return }
    late += bytes
    Self.late += bytes
  }

  /// Waits until a load of the page may receive more data.
  ///
  /// - Throws: `SchemeTaskError.unread` if the page's process does not take the data.
  func room(for load: SchemePace) async throws(SchemeTaskError) {
    if count >= Self.interval { ask(load.request) }
    // One question stays open, so that the disk is read while the page's process works.
    while unanswered > 1, !load.isOver {
      if isLate, Self.late <= Self.allowance { return }
      guard !isSilent else { throw .unread(Self.allowance) }
      await withCheckedContinuation {
        waiters[ObjectIdentifier(load)] = $0
        if alarm == nil { setAlarm() }
      }
    }
  }

  /// Resumes the writer of a load that is over.
  func leave(_ load: SchemePace) {
    waiters.removeValue(forKey: ObjectIdentifier(load))?.resume()
  }

  /// Asks whether text can be copied, because this question is cheap and every process answers it. For a
  /// process that has ended, WebKit answers.
  private func ask(_ request: GObject) {
    guard let view = webkit_uri_scheme_request_get_web_view(request.opaque) else { return }
    count = 0
    unanswered += 1
    let ready = AsyncReady { source, result in
      let view = source?.assumingMemoryBound(to: WebKitWebView.self)
      webkit_web_view_can_execute_editing_command_finish(view, result, nil)
      self.hear()
    }
    webkit_web_view_can_execute_editing_command(
      view, WEBKIT_EDITING_COMMAND_COPY, nil, ready.callback, ready.data)
  }

  /// Takes an answer of the page's process.
  private func hear() {
    unanswered -= 1
    catchUp()
    alarm?.cancel()
    alarm = nil
    if unanswered <= 1 {
      resume()
    } else if !waiters.isEmpty {
      setAlarm()
    }
  }

  private func setAlarm() {
    alarm = Task { [weak self] in
      // An answer may come when the sleep is over and this task has not gone on yet.
      try await Task.sleep(for: Self.patience)
      try Task.checkCancellation()
      self?.isLate = true
      self?.resume()
      try await Task.sleep(for: Self.longestPatience - Self.patience)
      try Task.checkCancellation()
      self?.isSilent = true
      self?.resume()
    }
  }

  /// Resets the count of bytes that the page received while its process did not answer.
  private func catchUp() {
    Self.late -= late
    (late, isLate, isSilent) = (0, false, false)
  }

  private func resume() {
    let waiters = waiters
    self.waiters = [:]
    for waiter in waiters.values { waiter.resume() }
  }
}
