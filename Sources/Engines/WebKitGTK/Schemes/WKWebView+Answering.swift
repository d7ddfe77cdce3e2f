import CWebKitGTK

extension WKWebView {
  /// Whether the process of the page answers a question in time.
  ///
  /// A process in the middle of a synchronous `XMLHttpRequest` answers nothing until the request has ended. A process
  /// that sends a form goes on, and answers. The engine gives both requests the same fields, which scripts may set.
  func processAnswers(within limit: Duration) async -> Bool {
    await withCheckedContinuation { continuation in
      let answer = ProcessAnswer(continuation)
      let ready = AsyncReady { source, result in
        let view = source?.assumingMemoryBound(to: WebKitWebView.self)
        webkit_web_view_can_execute_editing_command_finish(view, result, nil)
        answer.give(true)
      }
      webkit_web_view_can_execute_editing_command(
        object.pointer(), WEBKIT_EDITING_COMMAND_COPY, nil, ready.callback, ready.data)
      Task {
        try await Task.sleep(for: limit)
        answer.give(false)
      }
    }
  }
}

/// The answer that comes first: that of the process, or that the time is over.
@MainActor private final class ProcessAnswer {
  private var continuation: CheckedContinuation<Bool, Never>?

  init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = continuation }

  func give(_ answer: Bool) {
    continuation?.resume(returning: answer)
    continuation = nil
  }
}
