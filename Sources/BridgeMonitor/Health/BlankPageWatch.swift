import Foundation
import WebBridge

/// Looks at each page of a view that has the bridge, and reports those that are blank.
@MainActor final class BlankPageWatch {
  /// The time between two questions whether the page is loaded.
  private static let step = Duration.milliseconds(250)

  private let options: BlankPageOptions
  private weak var webView: WKWebView?
  private let report: @MainActor (BlankPage) -> Void
  private var task: Task<Void, Never>?

  init(
    of webView: WKWebView, options: BlankPageOptions,
    report: @escaping @MainActor (BlankPage) -> Void
  ) {
    (self.webView, self.options, self.report) = (webView, options, report)
  }

  deinit { task?.cancel() }

  /// Looks at a document that has begun in the main frame.
  func begin() {
    task?.cancel()
    let (options, began) = (options, ContinuousClock.now)
    task = Task { [weak self, weak webView] in
      let latest = began + options.maxLoadTime
      do {
        while webView?.isLoading ?? false, .now < latest { try await Task.sleep(for: Self.step) }
        // A view that is not shown paints nothing.
        repeat {
          try await Task.sleep(for: max(options.delay, .milliseconds(50)))
        } while webView.map { !$0.isShown } ?? false
        guard let first = await Self.look(at: webView), first.isBlank else { return }
        try await Task.sleep(for: options.confirmation)
        guard let second = await Self.look(at: webView), second.isBlank else { return }
        try Task.checkCancellation()
        let color = second.color
        self?.report(
          BlankPage(
            color: "#" + [color.red, color.green, color.blue].map(Self.hex).joined(),
            share: second.share, age: ContinuousClock.now - began))
      } catch {}
    }
  }

  /// Stops looking, because the document has ended.
  func end() {
    task?.cancel()
    task = nil
  }

  private static func look(at webView: WKWebView?) async -> Blankness? {
    guard let webView, webView.isPageActive else { return nil }
    return await BlankPageLook.look(at: webView)
  }

  private static func hex(_ component: UInt8) -> String {
    let digits = String(component, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}
