import Disclosure
import WebBridge

/// Looks after the pages of a view: whether they are blank, and whether they hang.
@MainActor final class PageHealth {
  private let blankPages: BlankPageWatch?
  private let hangs: HangWatch?

  /// - Parameter send: Sends an event of the page with the URL given.
  init(
    of webView: WKWebView, options: PageMonitorOptions,
    send: @escaping @MainActor (PageEvent.Kind, String?) -> Void
  ) {
    let page = { @MainActor [weak webView] in
      webView?.url.map { ReportedURL.of($0.absoluteString) }
    }
    blankPages = options.blankPages.map {
      BlankPageWatch(of: webView, options: $0) { send(.blank($0), page()) }
    }
    hangs = options.hangs.map {
      HangWatch(of: webView, options: $0) { change in
        switch change {
        case .hung(let time): send(.hung(for: time), page())
        case .recovered(let time): send(.recovered(after: time), page())
        }
      }
    }
    hangs?.start()
  }

  /// The main frame has a new document.
  func begin() {
    blankPages?.begin()
    hangs?.begin()
  }

  /// The document of the main frame has ended.
  func end() { blankPages?.end() }

  func processEnded() {
    blankPages?.end()
    hangs?.processEnded()
  }
}
