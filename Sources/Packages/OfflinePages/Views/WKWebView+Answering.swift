import Foundation
import WebBridge

extension WKWebView {
  /// Waits until the view loads nothing, or until the limit.
  func hasLoaded(within limit: Duration) async {
    let (states, continuation) = AsyncStream.makeStream(of: Bool.self)
    let observation = observe(\.isLoading, options: [.initial, .new]) { _, change in
      continuation.yield(change.newValue ?? false)
    }
    let timer = Task {
      try await Task.sleep(for: limit)
      continuation.finish()
    }
    defer {
      observation.invalidate()
      timer.cancel()
    }
    for await isLoading in states where !isLoading { return }
  }

  /// Waits until the page has had a time in which it could run and be seen.
  ///
  /// - Parameters:
  ///   - limit: The time.
  ///   - webView: Returns the view as long as there is one.
  /// - Throws: `CancellationError` if there is no view any more, the app has closed it, or the task is cancelled.
  static func wait(
    untilActiveFor limit: Duration, _ webView: @MainActor () -> WKWebView?
  ) async throws {
    let pause = min(lookPause, limit / 4)
    var time = PageTime()
    while time.length < limit {
      try await Task.sleep(for: pause)
      guard let webView = webView(), !webView.isGone else { throw CancellationError() }
      if webView.isPageActive, await !webView.isHeldByDebugger {
        time.look(planned: pause)
      } else {
        time.skip()
      }
    }
  }

  /// The time between two looks at a page or a view.
  static let lookPause = Duration.milliseconds(250)

  /// Whether a debugger may have stopped the page's scripts. Nothing tells whether one has, but that the page of a view
  /// to which a debugger can be attached does not answer.
  var isHeldByDebugger: Bool {
    get async {
      guard #available(iOS 16.4, macOS 13.3, *), isInspectable else { return false }
      return await !isAnswering(within: 0.25)
    }
  }

  /// Returns whether the page's process answers a script within a number of seconds.
  func isAnswering(within limit: TimeInterval) async -> Bool {
    await isOffline(within: limit) != nil
  }

  /// Returns whether the engine knows that the device has no network; `nil` if the page does not answer within a number
  /// of seconds.
  func isOffline(within limit: TimeInterval) async -> Bool? {
    let (answers, continuation) = AsyncStream.makeStream(of: Bool?.self)
    evaluateJavaScript("navigator.onLine === false", in: nil, in: .world(name: "webbridge")) {
      continuation.yield((try? $0.get()) as? Bool ?? false)
    }
    let timer = Task {
      try await Task.sleep(for: .seconds(limit))
      continuation.yield(nil)
    }
    defer { timer.cancel() }
    for await answer in answers { return answer }
    return nil
  }
}
