import CMainLoop
import CWebKitGTK

/// Holds back the writer of a load until the page's process has taken most of what it was given.
///
/// WebKit reads a load's stream as fast as it can, and queues what it has read for the page's process
/// without a bound. The queue of a file of 200 MB grows to 200 MB where the page is slower than the disk.
/// The pace therefore asks the page's process a question after every few megabytes. The process reads
/// its messages in order, so that its answer says that it has taken the bytes before the question.
///
/// A process that waits for the whole load, because of a synchronous `XMLHttpRequest`, cannot answer. The
/// writer goes on after ``patience``, until the process answers again.
@MainActor final class SchemePace {
  /// How many bytes lie between two questions.
  private static let interval = 4 << 20

  /// Below how many bytes in the load's stream its writer may go on.
  private static let level = 1 << 20

  /// How long a writer waits for an answer.
  private static let patience = Duration.seconds(1)

  private let request: GObject
  private let stream: GObject
  /// How many bytes followed the last question.
  private var count = 0
  private var unanswered = 0
  private var waiter: CheckedContinuation<Void, Never>?
  /// Whether a writer has waited for an answer in vain.
  private var isLate = false
  private var isOver = false

  init(request: GObject, stream: GObject) {
    (self.request, self.stream) = (request, stream)
  }

  /// Counts bytes that the load was given.
  func add(_ bytes: Int) { count += bytes }

  /// Lets a waiting writer go on for good.
  func end() {
    isOver = true
    resume()
  }

  /// Waits until the load may be given more.
  func room() async {
    await withCheckedContinuation { continuation in
      whenBelowLevel { continuation.resume() }
    }
    if count >= Self.interval { ask() }
    // One question stays open, so that the disk is read while the page's process works.
    guard unanswered > 1, !isLate, !isOver else { return }
    let alarm = Task {
      try await Task.sleep(for: Self.patience)
      isLate = true
      resume()
    }
    await withCheckedContinuation { waiter = $0 }
    alarm.cancel()
  }

  private func resume() {
    waiter?.resume()
    waiter = nil
  }

  /// Calls a closure once, when WebKit has read most of the stream's bytes, or the load is over.
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
      self.isLate = false
      self.resume()
    }
    webkit_web_view_can_execute_editing_command(
      view, WEBKIT_EDITING_COMMAND_COPY, nil, ready.callback, ready.data)
  }
}
