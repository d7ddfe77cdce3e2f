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

/// When a monitor looks whether a page is blank.
public struct BlankPageOptions: Sendable {
  /// The time from the end of the load to the first look. It is at least 50 ms.
  public var delay = Duration.seconds(2)

  /// The time from the first look to the second one. A page is blank if it was blank at both.
  public var confirmation = Duration.seconds(1)

  /// The longest time that the monitor waits for the end of the load.
  public var maxLoadTime = Duration.seconds(10)

  /// Creates options with their defaults.
  public init() {}
}

/// One look at a page.
@MainActor enum BlankPageLook {
  /// The width of the picture, in points.
  static let width = 320

  /// Looks at what a view shows.
  ///
  /// - Returns: What was seen, or `nil` if the view shows no picture.
  static func look(at webView: WKWebView) async -> Blankness? {
    guard let picture = try? await PagePicture.of(webView, width: width) else { return nil }
    return Blankness(of: picture, claims: await claims(of: webView))
  }

  private static func claims(of webView: WKWebView) async -> PageClaims? {
    await withCheckedContinuation { continuation in
      webView.evaluateJavaScript(PageClaimsSource.script, in: nil, in: PageClaims.world) { result in
        continuation.resume(returning: PageClaims(try? result.get()))
      }
    }
  }
}
