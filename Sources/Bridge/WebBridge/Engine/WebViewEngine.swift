import Disclosure
import Foundation
import Logging

/// A web view as an engine. The view owns the engine, and with it the bridge.
@MainActor final class WebViewEngine: ScriptEngine {
  let clock: any BridgeClock = SystemClock()
  private(set) weak var webView: WKWebView?
  private(set) var receiver: (any EngineReceiver)?
  fileprivate var observation: WebViewObservation?
  let log: Logger
  /// Loads the page again when its process has ended; `nil` if nobody asked for that.
  private(set) var recovery: PageRecovery?
  /// The page that was shown last; `nil` before the first one.
  private(set) var shownPage: ShownPage?
  private var interceptsNavigations = false
  /// Whether the log says that the bridge's script is missing.
  private var hasWarned = false
  /// The method of the last navigation of the main frame that has no document yet.
  private var lastMethod = "GET"

  /// Calls a function of a web view's page, given its body and its arguments.
  typealias FunctionCall = @MainActor (WKWebView, String, [String: Any]) -> Void

  /// The content world in which the engine wakes pages. Pages cannot observe what happens in it.
  static let world = WKContentWorld.world(name: "webbridge")

  /// The extension that carries large bytes, or `nil` if the configuration was not prepared for it.
  let largeBytes: LargeBytes?

  /// Whether a page script of the bridge intercepts requests of pages.
  private(set) var interceptsRequests = false

  /// The extensions that every bridge of the view has: the engine's own and those of the configuration.
  let extensions: [any BridgeExtension]

  private(set) var handlerName = PageRuntime.handlerName

  /// The content world of the page runtime.
  private let contentWorld: WKContentWorld

  /// - Parameter world: The content world of the page runtime.
  init(_ webView: WKWebView, in world: WKContentWorld, log: Logger) {
    (self.webView, contentWorld, self.log) = (webView, world, log.disclosing)
    let scheme = webView.configuration.byteScheme
    // The page's own scripts may see the URLs of requests. Bytes of an isolated world therefore travel as text.
    let largeBytes =
      world == .page
      ? scheme.map { _ in LargeBytes(of: webView, by: Self.callAhead) } : nil
    self.largeBytes = largeBytes
    extensions =
      Self.makeWitnesses() + (largeBytes.map { [$0] } ?? [])
      + (scheme?.makeExtensions(for: webView) ?? [])
  }

  deinit {
    guard let receiver else { return }
    Task { @MainActor [recovery] in
      receiver.engineReleased()
      recovery?.end()
    }
  }

  func install(_ runtime: PageRuntime, receiver: any EngineReceiver) throws -> PageSecret {
    guard let webView else { throw BridgeError(.detached, "The web view is gone.") }
    guard webView.attached(WebViewEngine.self) == nil else {
      throw BridgeError(.duplicateName, "The web view has a bridge already; detach() that first.")
    }
    if contentWorld != .page, let part = runtime.extensionOfPageWorld {
      throw BridgeError(
        .badArguments,
        "\(part) needs the page's own world: leave it out, or attach the bridge with world: .page."
      )
    }
    if let url = webView.url {
      log.info(
        "\(ReportedURL.of(url.absoluteString)) was loaded before its bridge was attached: reload it to give it one"
      )
    }
    let isLimited = webView.configuration.limitsNavigationsToAppBoundDomains
    if let warning = AppBoundDomains.warning(of: AppBoundDomains.ofApp, isLimited: isLimited) {
      log.warning("\(warning)")
    }
    webView.attach(self, as: WebViewEngine.self)
    self.receiver = receiver
    interceptsNavigations = runtime.interceptsNavigations
    interceptsRequests = runtime.interceptsRequests
    observe(webView)
    let registration = registration(of: webView)
    handlerName = registration.handlerName
    return registration.add(self, runtime, for: webView)
  }

  private func observe(_ webView: WKWebView) {
    let dialogsBlock = observation?.dialogsBlock ?? true
    observation?.end()
    observation = WebViewObservation(
      of: webView, engine: self, interceptsNavigations: interceptsNavigations)
    observation?.dialogsBlock = dialogsBlock
  }

  private func registration(of webView: WKWebView) -> UserContentRegistration {
    .of(webView.configuration.userContentController, in: contentWorld)
  }

  func uninstall() {
    receiver = nil
    recovery?.end()
    recovery = nil
    guard let webView else { return }
    observation?.end()
    observation = nil
    registration(of: webView).remove(webView)
    webView.attach(nil, as: WebViewEngine.self)
  }

  func wake() {
    webView?.evaluateJavaScript("0", in: nil, in: Self.world, completionHandler: nil)
  }

  func committed() {
    warnAboutMissingScripts()
    receiver?.documentCommitted(at: webView?.url)
    shownPage = webView.map { ShownPage(of: $0, method: lastMethod) }
    lastMethod = "GET"
    recovery?.committed()
  }

  /// Says once that the app has removed the bridge's script, because nothing else tells why pages have no bridge.
  private func warnAboutMissingScripts() {
    guard let webView, !hasWarned, !registration(of: webView).hasScripts else { return }
    hasWarned = true
    log.error(
      """
      The app has called removeAllUserScripts() on the user content controller of this web view, which also removes the \
      script of the bridge. The pages that load from now on have no bridge. Attach the bridge after that call, or call \
      detach() and attach it again.
      """)
  }

  func processTerminated() {
    receiver?.processTerminated()
    recovery?.processEnded()
  }

  /// A closed view shows no page again. The bridge ends as with a view that is released.
  func viewClosed() {
    receiver?.engineReleased()
    recovery?.end()
  }

  func intercept(_ navigation: PageNavigation) -> Bool {
    if navigation.isMainFrame { lastMethod = navigation.method }
    return recovery?.refuses(navigation) == true || receiver?.intercept(navigation) == true
  }

  func takeOver(_ navigation: PageNavigation) -> Bool { receiver?.takeOver(navigation) == true }

  func loadRequested() { receiver?.loadRequested() }

  func loadStarted() { receiver?.loadStarted() }

  /// Begins the recovery, which asks for navigations, because its policy may change.
  func begin(_ recovery: PageRecovery) {
    self.recovery = recovery
    if let webView, !interceptsNavigations {
      interceptsNavigations = true
      observe(webView)
    }
  }
}

extension WKWebView {
  /// Whether the page waits for a dialog, a permission or files of the app. Only a view that has a bridge knows.
  package var isShowingDialog: Bool {
    attached(WebViewEngine.self)?.observation?.isShowingDialog ?? false
  }

  /// Whether the page can run and be seen: its view is shown, and the page waits for no answer of a person, and for no
  /// debugger that native code knows of.
  package var isPageActive: Bool { isShown && !isShowingDialog && !isHeld }

  /// Whether a lost page waits until its view is shown, by the policy of the bridge's recovery.
  package var waitsUntilShown: Bool {
    attached(WebViewEngine.self)?.recovery?.policy.waitsUntilShown ?? true
  }
}

extension WebViewEngine: DialogBlocking {
  func setDialogsBlock(_ block: Bool) { observation?.dialogsBlock = block }
}
