#if canImport(ObjectiveC)
  #if os(macOS)
    import AppKit
  #endif
  import Foundation

  /// Tells an engine of the commits, process ends and prompts of its view: stands before the app's
  /// delegates.
  @MainActor final class WebViewObservation {
    private weak var webView: WKWebView?
    private let navigation: any NavigationForwarder & WKNavigationDelegate
    private let panels: PanelForwarder
    private var settings: [NSKeyValueObservation] = []

    init(of webView: WKWebView, engine: WebViewEngine, interceptsNavigations: Bool) {
      self.webView = webView
      navigation =
        interceptsNavigations ? InterceptingForwarder(engine) : SeeingForwarder(engine)
      panels = PanelForwarder(engine)
      let (navigationPlace, panelPlace) = places(in: webView)
      settings = [
        webView.observe(\.navigationDelegate, options: [.initial, .new]) { _, change in
          let delegate = change.newValue ?? nil
          MainActor.assumeIsolated { navigationPlace.delegateHasChanged(to: delegate) }
        },
        webView.observe(\.uiDelegate, options: [.initial, .new]) { _, change in
          let delegate = change.newValue ?? nil
          MainActor.assumeIsolated { panelPlace.delegateHasChanged(to: delegate) }
        },
      ]
    }

    /// Whether the page stands still while its dialogs are shown.
    var dialogsBlock: Bool {
      get { panels.dialogsBlock }
      set { panels.dialogsBlock = newValue }
    }

    // WebKit asks a delegate what it responds to when it is set: hence anew for every one.
    private func places(in webView: WKWebView) -> (DelegatePlace, DelegatePlace) {
      (
        DelegatePlace(
          of: navigation, read: { [weak webView] in webView?.navigationDelegate },
          write: { [weak webView, navigation] in webView?.navigationDelegate = navigation },
          stand: { [weak webView, navigation] in
            navigation.stand(before: $0) { webView?.navigationDelegate = nil }
          }),
        DelegatePlace(
          of: panels, read: { [weak webView] in webView?.uiDelegate },
          write: { [weak webView, panels] in webView?.uiDelegate = panels },
          stand: { [weak webView, panels] in
            panels.stand(before: $0) { webView?.uiDelegate = nil }
          })
      )
    }

    func end() {
      settings = []
      webView?.navigationDelegate = navigation.next as? any WKNavigationDelegate
      webView?.uiDelegate = panels.next as? any WKUIDelegate
    }
  }

  /// Sees commits and process ends. What conforms to the delegate's protocol is each of the two classes
  /// below: the compiler compares the methods of a class with the protocol that it names itself, and
  /// not with that of a superclass.
  @MainActor private class NavigationForwarder: DelegateForwarder {
    fileprivate final weak var engine: WebViewEngine?
    fileprivate final var delegate: (any WKNavigationDelegate)? {
      next as? any WKNavigationDelegate
    }
    private var lastReload: ContinuousClock.Instant?

    init(_ engine: WebViewEngine) { self.engine = engine }

    fileprivate final func committed(_ navigation: WKNavigation!, in webView: WKWebView) {
      engine?.committed()
      delegate?.webView?(webView, didCommit: navigation)
    }

    fileprivate final func processTerminated(of webView: WKWebView) {
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

  /// Decides on nothing.
  @MainActor private final class SeeingForwarder: NavigationForwarder, WKNavigationDelegate {
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      committed(navigation, in: webView)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
      processTerminated(of: webView)
    }
  }

  /// Decides on navigations, too. Others do without: WebKit has a policy of its own for views whose
  /// delegate does not decide.
  @MainActor private final class InterceptingForwarder: NavigationForwarder, WKNavigationDelegate {
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      committed(navigation, in: webView)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
      processTerminated(of: webView)
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
      preferences: WKWebpagePreferences,
      decisionHandler:
        @escaping @MainActor @Sendable (
          WKNavigationActionPolicy, WKWebpagePreferences
        ) -> Void
    ) {
      if action.targetFrame != nil, let url = action.request.url,
        engine?.intercept(navigationTo: url) == true
      {
        return decisionHandler(.cancel, preferences)
      }
      // The app's delegate has either of two methods, or none.
      let isDecided: Void? =
        delegate?.webView?(
          webView, decidePolicyFor: action, preferences: preferences,
          decisionHandler: decisionHandler)
        ?? delegate?.webView?(
          webView, decidePolicyFor: action,
          decisionHandler: { decisionHandler($0, preferences) })
      if isDecided == nil { decisionHandler(policy(of: action, in: webView), preferences) }
    }

    /// What WebKit does for a delegate without either method.
    private func policy(
      of action: WKNavigationAction, in webView: WKWebView
    ) -> WKNavigationActionPolicy {
      guard action.targetFrame != nil, let url = action.request.url else { return .allow }
      let scheme = url.scheme ?? ""
      if WKWebView.handlesURLScheme(scheme)
        || webView.configuration.urlSchemeHandler(forURLScheme: scheme) != nil
      {
        return action.shouldPerformDownload ? .download : .allow
      }
      #if os(macOS)
        if !url.isFileURL { NSWorkspace.shared.open(url) }
      #endif
      return .cancel
    }
  }

  /// Sees prompts, and answers those that are the bridge's.
  @MainActor private final class PanelForwarder: DelegateForwarder, WKUIDelegate {
    /// Whether the page stands still while its dialogs are shown. Where it does not, it has its
    /// answer at once, and the app's is nobody's.
    var dialogsBlock = true
    private weak var engine: WebViewEngine?
    private var delegate: (any WKUIDelegate)? { next as? any WKUIDelegate }

    init(_ engine: WebViewEngine) { self.engine = engine }

    func webView(
      _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
      let handle = delegate?.webView(
        _:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
      if let handle, dialogsBlock { return handle(webView, message, frame, completionHandler) }
      completionHandler()
      handle?(webView, message, frame) {}
    }

    func webView(
      _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
      let handle = delegate?.webView(
        _:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
      if let handle, dialogsBlock { return handle(webView, message, frame, completionHandler) }
      completionHandler(!dialogsBlock)
      handle?(webView, message, frame) { _ in }
    }

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
      if let handle, dialogsBlock {
        return handle(webView, prompt, defaultText, frame, completionHandler)
      }
      completionHandler(dialogsBlock ? nil : "")
      handle?(webView, prompt, defaultText, frame) { _ in }
    }
  }
#endif
