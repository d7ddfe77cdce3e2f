#if os(Linux)
  import Foundation
  import WebBridge

  /// The window of the tour.
  @MainActor final class PageWindow {
    private let window: Window
    private var waiter: CheckedContinuation<Void, Never>?
    private var isClosed = false

    /// Connects to the display.
    ///
    /// - Throws: An error that says in one line what to do, if there is no display.
    static func prepare() throws { try Application.start() }

    init(_ webView: WKWebView, title: String, size: CGSize) {
      window = Window(webView, title: title, size: size)
      window.onClose = { [weak self] in self?.end() }
    }

    func show() { window.show() }

    func waitUntilClosed() async {
      if !isClosed { await withCheckedContinuation { waiter = $0 } }
    }

    private func end() {
      isClosed = true
      waiter?.resume()
      waiter = nil
    }
  }
#endif
