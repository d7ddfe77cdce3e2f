#if canImport(ObjectiveC)
  import Foundation

  /// Reports the commits, process terminations and prompts of a view to its engine, by standing in for
  /// the app's delegates.
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
      // Key-value observing calls its handlers on the thread that sets the property, within the setter. That is the
      // main thread, because the properties are isolated to the main actor. The delegates therefore cross no
      // thread, although the handlers have no actor.
      settings = [
        webView.observe(\.navigationDelegate, options: [.initial, .new]) { _, change in
          nonisolated(unsafe) let delegate = change.newValue ?? nil
          MainActor.assumeIsolated { navigationPlace.delegateHasChanged(to: delegate) }
        },
        webView.observe(\.uiDelegate, options: [.initial, .new]) { _, change in
          nonisolated(unsafe) let delegate = change.newValue ?? nil
          MainActor.assumeIsolated { panelPlace.delegateHasChanged(to: delegate) }
        },
        // Both have the new value as soon as the app asks for a load; everything else waits for the page.
        webView.observe(\.url) { [weak engine] _, _ in
          MainActor.assumeIsolated { engine?.loadRequested() }
        },
        webView.observe(\.isLoading, options: .new) { [weak engine] _, change in
          guard change.newValue == true else { return }
          MainActor.assumeIsolated { engine?.loadRequested() }
        },
      ]
    }

    /// Whether the page is blocked while its dialogs are shown.
    var dialogsBlock: Bool {
      get { panels.dialogsBlock }
      set { panels.dialogsBlock = newValue }
    }

    /// Whether the page waits for a dialog, a permission or files of the app.
    var isShowingDialog: Bool { panels.openDialogs > 0 }

    // The stand-in is set again for every delegate, because WebKit queries what a delegate responds to
    // only when the delegate is set.
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

  /// Observes commits and process terminations. Each of the two subclasses below conforms to the delegate's
  /// protocol, because the compiler checks the methods of a class only against protocols that the class
  /// itself names.
  @MainActor private class NavigationForwarder: DelegateForwarder {
    fileprivate final weak var engine: WebViewEngine?
    fileprivate final var delegate: (any WKNavigationDelegate)? {
      next as? any WKNavigationDelegate
    }
    private var lastReload: ContinuousClock.Instant?
    private var reloading: Task<Void, Never>?
    /// How often a hidden view is looked at.
    private static let lookPause: Duration = .milliseconds(250)

    init(_ engine: WebViewEngine) { self.engine = engine }

    fileprivate final func committed(_ navigation: WKNavigation!, in webView: WKWebView) {
      reloading?.cancel()
      engine?.committed()
      delegate?.webView?(webView, didCommit: navigation)
    }

    fileprivate final func processTerminated(of webView: WKWebView) {
      engine?.processTerminated()
      if let handle = delegate?.webViewWebContentProcessDidTerminate {
        handle(webView)
      } else if engine?.recovery?.loadsPages != true,
        lastReload.map({ $0.duration(to: .now) > .seconds(30) }) ?? true
      {
        // WebKit does the same for a delegate without this method. A page that terminates every process
        // immediately is not loaded again.
        lastReload = .now
        reloadWhenShown(webView)
      }
    }

    /// Loads the page again as soon as its view is shown, unless something else loads a page before. WebKit waits too,
    /// because iOS ends the processes of hidden views to get their memory.
    private func reloadWhenShown(_ webView: WKWebView) {
      reloading?.cancel()
      guard !webView.isShown else {
        webView.reload()
        return
      }
      reloading = Task { [weak webView] in
        while (try? await Task.sleep(for: Self.lookPause)) != nil {
          guard let webView, !webView.isLoading else { return }
          guard webView.isShown else { continue }
          webView.reload()
          return
        }
      }
    }
  }

  /// Observes without deciding on navigations.
  @MainActor private final class SeeingForwarder: NavigationForwarder, WKNavigationDelegate {
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      committed(navigation, in: webView)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
      processTerminated(of: webView)
    }
  }

  /// Also decides on navigations. This is a separate class, because WebKit applies its own policy to views
  /// whose delegate does not decide.
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
      let navigation = PageNavigation(action)
      if let navigation, engine?.intercept(navigation) == true {
        return decisionHandler(.cancel, preferences)
      }
      let decide: @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = {
        [weak engine] policy, preferences in
        let isTaken =
          policy == .allow && navigation.map { engine?.takeOver($0) == true } ?? false
        decisionHandler(isTaken ? .cancel : policy, preferences)
      }
      // The app's delegate implements either of two methods, or none.
      let isDecided: Void? =
        delegate?.webView?(
          webView, decidePolicyFor: action, preferences: preferences, decisionHandler: decide)
        ?? delegate?.webView?(
          webView, decidePolicyFor: action, decisionHandler: { decide($0, preferences) })
      if isDecided == nil { decide(action.defaultPolicy(in: webView), preferences) }
    }

    func webView(
      _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) {
      engine?.loadStarted()
      delegate?.webView?(webView, didStartProvisionalNavigation: navigation)
    }
  }

  extension PageNavigation {
    /// `nil` for a navigation in a new window, or without a URL.
    @MainActor fileprivate init?(_ action: WKNavigationAction) {
      guard let frame = action.targetFrame, let url = action.request.url else { return nil }
      let kind: Kind =
        switch action.navigationType {
        case .formSubmitted: .formSubmission
        case .reload, .formResubmitted: .reload
        default: .other
        }
      self.init(
        to: url, method: action.request.httpMethod ?? "GET", isMainFrame: frame.isMainFrame,
        kind: kind)
    }
  }

  /// Observes prompts, and answers those of the bridge.
  @MainActor private final class PanelForwarder: DelegateForwarder, WKUIDelegate {
    /// Whether the page is blocked while its dialogs are shown. If not, the page gets an answer
    /// immediately, and the app's answer is discarded.
    var dialogsBlock = true
    /// The number of dialogs that the page waits for.
    private(set) var openDialogs = 0
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
      if let handle, dialogsBlock {
        openDialogs += 1
        return handle(webView, message, frame) { [weak self] in
          self?.openDialogs -= 1
          completionHandler()
        }
      }
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
      if let handle, dialogsBlock {
        openDialogs += 1
        return handle(webView, message, frame) { [weak self] in
          self?.openDialogs -= 1
          completionHandler($0)
        }
      }
      completionHandler(!dialogsBlock)
      handle?(webView, message, frame) { _ in }
    }

    func webView(
      _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
      defaultText: String?, initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) {
      if engine?.receive(prompt: prompt, text: defaultText, reply: completionHandler) == true {
        return
      }
      let handle = delegate?.webView(
        _:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
      if let handle, dialogsBlock {
        openDialogs += 1
        return handle(webView, prompt, defaultText, frame) { [weak self] in
          self?.openDialogs -= 1
          completionHandler($0)
        }
      }
      completionHandler(dialogsBlock ? nil : "")
      handle?(webView, prompt, defaultText, frame) { _ in }
    }

    func webView(
      _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
      initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
      decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) {
      let handle = delegate?.webView(
        _:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)
      // What WebKit does without the method: the system asks.
      guard let handle else { return decisionHandler(.prompt) }
      openDialogs += 1
      handle(webView, origin, frame, type) { [weak self] in
        self?.openDialogs -= 1
        decisionHandler($0)
      }
    }
  }
#endif
