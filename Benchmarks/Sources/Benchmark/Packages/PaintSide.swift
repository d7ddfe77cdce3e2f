import Foundation
import OfflinePages
import WebBridge

/// Web views that each open one page, from the tap to its first paint.
@MainActor final class PaintSide {
  /// How one view shows the page.
  struct Showing {
    let configuration: WKWebViewConfiguration
    let open: @MainActor (WKWebView) async throws -> Void
  }

  private let painted = Painted()
  private let prepared: Prepared
  private let pool: WebViewPool

  /// - Parameters:
  ///   - blank: An empty page of the same origin as the page.
  ///   - showing: Says how the next view shows the page.
  init(blank: URL?, showing: @escaping @MainActor () throws -> Showing) {
    let prepared = Prepared(painted, showing)
    self.prepared = prepared
    pool = WebViewPool(size: 0, blank: blank) { try prepared.view() }
  }

  /// Measures the time of a view that was ready before the tap, in milliseconds.
  func warm() async throws -> Double {
    pool.size = 1
    await pool.warmUp()
    pool.size = 0
    return try await paint { try await pool.take() }
  }

  /// Measures the time of a view that is made at the tap, in milliseconds.
  func cold() async throws -> Double { try await paint { try prepared.view() } }

  private func paint(_ view: () async throws -> WKWebView) async throws -> Double {
    var window: Window?
    let time = try await microseconds(per: 1000) {
      let webView = try await view()
      try await prepared.open(webView)
      window = Window(webView)
      window?.show()
      await painted.next()
    }
    window?.close()
    prepared.removeAll()
    return time
  }
}

/// The views that wait for their page.
@MainActor private final class Prepared {
  private let painted: Painted
  private let showing: @MainActor () throws -> PaintSide.Showing
  private var views: [ObjectIdentifier: (showing: PaintSide.Showing, bridge: Bridge)] = [:]

  init(_ painted: Painted, _ showing: @escaping @MainActor () throws -> PaintSide.Showing) {
    (self.painted, self.showing) = (painted, showing)
  }

  func view() throws -> WKWebView {
    let showing = try showing()
    showing.configuration.userContentController.add(painted, name: "painted")
    let webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 300), configuration: showing.configuration)
    let bridge = try Bridge(attachedTo: webView, origins: [.anyOrigin])
    views[ObjectIdentifier(webView)] = (showing, bridge)
    return webView
  }

  func open(_ webView: WKWebView) async throws {
    try await views[ObjectIdentifier(webView)]?.showing.open(webView)
  }

  func removeAll() { views = [:] }
}
