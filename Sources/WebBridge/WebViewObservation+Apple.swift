#if canImport(ObjectiveC)
  import Foundation

  /// Tells an engine of the commits, process ends and prompts of its view: stands before the app's
  /// delegates.
  @MainActor final class WebViewObservation {
    private weak var webView: WKWebView?
    private let navigation: NavigationForwarder
    private let panels: PanelForwarder
    private var settings: [NSKeyValueObservation] = []

    init(of webView: WKWebView, engine: WebViewEngine) {
      self.webView = webView
      navigation = NavigationForwarder(engine)
      panels = PanelForwarder(engine)
      stand(before: webView)
      settings = [
        webView.observe(\.navigationDelegate) { [weak self] webView, _ in
          MainActor.assumeIsolated { self?.stand(before: webView) }
        },
        webView.observe(\.uiDelegate) { [weak self] webView, _ in
          MainActor.assumeIsolated { self?.stand(before: webView) }
        },
      ]
    }

    // WebKit asks a delegate what it responds to when it is set: hence anew for every one.
    private func stand(before webView: WKWebView) {
      if webView.navigationDelegate !== navigation {
        navigation.stand(before: webView.navigationDelegate) { [weak webView] in
          webView?.navigationDelegate = nil
        }
        webView.navigationDelegate = navigation
      }
      if webView.uiDelegate !== panels {
        panels.stand(before: webView.uiDelegate) { [weak webView] in webView?.uiDelegate = nil }
        webView.uiDelegate = panels
      }
    }

    func end() {
      settings = []
      webView?.navigationDelegate = navigation.next as? any WKNavigationDelegate
      webView?.uiDelegate = panels.next as? any WKUIDelegate
    }
  }

  /// Sees commits and process ends.
  @MainActor private final class NavigationForwarder: DelegateForwarder, WKNavigationDelegate {
    private weak var engine: WebViewEngine?
    private var delegate: (any WKNavigationDelegate)? { next as? any WKNavigationDelegate }
    private var lastReload: ContinuousClock.Instant?

    init(_ engine: WebViewEngine) { self.engine = engine }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      engine?.committed()
      delegate?.webView?(webView, didCommit: navigation)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
      engine?.processTerminated()
      if let handle = delegate?.webViewWebContentProcessDidTerminate {
        handle(webView)
      } else if lastReload.map({ $0.duration(to: .now) > .seconds(30) }) ?? true {
        // What WebKit does for a delegate without this method, and not for a page that ends every
        // process at once.
        lastReload = .now
        webView.reload()
      }
    }
  }

  /// Sees prompts, and answers those that are the bridge's.
  @MainActor private final class PanelForwarder: DelegateForwarder, WKUIDelegate {
    private weak var engine: WebViewEngine?
    private var delegate: (any WKUIDelegate)? { next as? any WKUIDelegate }

    init(_ engine: WebViewEngine) { self.engine = engine }

    func webView(
      _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
      defaultText: String?, initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) {
      if let answer = engine?.answer(prompt: prompt, text: defaultText) {
        return completionHandler(answer)
      }
      let handle = delegate?.webView(
        _:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
      guard let handle else { return completionHandler(nil) }
      handle(webView, prompt, defaultText, frame, completionHandler)
    }
  }
#endif
