import Foundation
import WebBridge

extension WKWebView {
  /// Waits until the view loads nothing.
  func hasLoaded() async {
    let (states, continuation) = AsyncStream.makeStream(of: Bool.self)
    let observation = observe(\.isLoading, options: [.initial, .new]) { _, change in
      continuation.yield(change.newValue ?? false)
    }
    defer { observation.invalidate() }
    for await isLoading in states where !isLoading { return }
  }

  /// Whether the page's process runs scripts: it answers within a number of seconds.
  func isAnswering(within limit: TimeInterval) async -> Bool {
    let (answers, continuation) = AsyncStream.makeStream(of: Bool.self)
    evaluateJavaScript("0", in: nil, in: .world(name: "webbridge")) { _ in
      continuation.yield(true)
    }
    let timer = Task {
      try await Task.sleep(for: .seconds(limit))
      continuation.yield(false)
    }
    defer { timer.cancel() }
    for await answer in answers { return answer }
    return false
  }
}
