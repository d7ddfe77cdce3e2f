import CMainLoop
import CWebKitGTK

/// Holds back the writer of a load until the page's process has taken most of the load's data.
///
/// WebKit reads a load's stream as fast as it can, and queues the data for the page's process without a
/// bound. The queue of a file of 200 MB grows to 200 MB if the page is slower than the disk. The pace
/// therefore asks the page's process a question after every few megabytes. The process reads its messages
/// in order, so its answer means that it has taken the bytes before the question.
///
/// A process that waits for the whole load, because of a synchronous `XMLHttpRequest`, cannot answer. The
/// writer continues after ``patience`` until the process answers again. All loads together may receive
/// ``allowance`` in this way, because a page that blocks itself must not fill the memory of the app.
@MainActor final class SchemePace {
  /// The number of bytes between two questions.
  private static let interval = 4 << 20

  /// The number of bytes in the load's stream below which the writer may continue.
  private static let level = 1 << 20

  /// How long a writer waits for an answer.
  private static let patience = Duration.seconds(1)

  /// The number of bytes that all loads together may receive while their pages do not answer.
  private static let allowance = 128 << 20
  private static var late = 0

  private let request: GObject
  private let stream: GObject
  /// The number of bytes since the last question.
  private var count = 0
  private var unanswered = 0
  private var waiter: CheckedContinuation<Void, Never>?
  /// Whether a writer has waited for an answer in vain.
  private var isLate = false
  /// The number of bytes that the load has received since then.
  private var late = 0
  private var isOver = false

  init(request: GObject, stream: GObject) {
    (self.request, self.stream) = (request, stream)
  }

  /// Counts bytes that the load received.
  func add(_ bytes: Int) {
    count += bytes
    guard isLate else { return }
    late += bytes
    Self.late += bytes
  }

  /// Resumes a waiting writer and makes no writer wait again.
  func end() {
    isOver = true
    catchUp()
    resume()
  }

  /// Waits until the load may receive more data.
  ///
  /// - Throws: `SchemeTaskError.unread` if the page's process does not take the data.
  func room() async throws(SchemeTaskError) {
    await withCheckedContinuation { continuation in
      whenBelowLevel { continuation.resume() }
    }
    if count >= Self.interval { ask() }
    // One question stays open, so that the disk is read while the page's process works.
    guard unanswered > 1, !isOver else { return }
    if isLate {
      guard Self.late <= Self.allowance else { throw .unread(Self.allowance) }
      return
    }
    let alarm = Task {
      try await Task.sleep(for: Self.patience)
      isLate = true
      resume()
    }
    await withCheckedContinuation { waiter = $0 }
    alarm.cancel()
  }

  /// Resets the count of bytes that the load received while the page did not answer.
  private func catchUp() {
    Self.late -= late
    (late, isLate) = (0, false)
  }

  private func resume() {
    waiter?.resume()
    waiter = nil
  }

  /// Calls a closure once, when WebKit has read most of the stream's bytes or the load is over.
  private func whenBelowLevel(_ call: @escaping @MainActor () -> Void) {
    let data = ClosureBox<@MainActor () -> Void>(call).retained()
    byte_stream_when_below(
      stream.opaque, gsize(Self.level),
      { data in
        // The stream is used on the main thread only.
        nonisolated(unsafe) let box = ClosureBox<@MainActor () -> Void>.borrow(data)
        MainActor.assumeIsolated { box.closure() }
      }, data, { ClosureBox<@MainActor () -> Void>.free($0) })
  }

  /// Asks whether text can be copied, because this question is cheap and every process answers it. For a
  /// process that has ended, WebKit answers.
  private func ask() {
    guard let view = webkit_uri_scheme_request_get_web_view(request.opaque) else { return }
    count = 0
    unanswered += 1
    let ready = AsyncReady { source, result in
      let view = source?.assumingMemoryBound(to: WebKitWebView.self)
      webkit_web_view_can_execute_editing_command_finish(view, result, nil)
      self.unanswered -= 1
      self.catchUp()
      self.resume()
    }
    webkit_web_view_can_execute_editing_command(
      view, WEBKIT_EDITING_COMMAND_COPY, nil, ready.callback, ready.data)
  }
}
