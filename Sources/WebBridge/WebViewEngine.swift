import Foundation
import Logging

/// A web view as an engine. The view owns the engine, and with it the bridge.
@MainActor final class WebViewEngine: ScriptEngine {
  let clock: any BridgeClock = SystemClock()
  private(set) weak var webView: WKWebView?
  private(set) var receiver: (any EngineReceiver)?
  fileprivate var observation: WebViewObservation?
  private let log: Logger

  /// Calls a function of a web view's page, given its body and its arguments.
  typealias FunctionCall = @MainActor (WKWebView, String, [String: Any]) -> Void

  /// The content world in which the engine wakes pages. Pages cannot observe what happens in it.
  static let world = WKContentWorld.world(name: "webbridge")

  /// The extension that carries large bytes, or `nil` if the configuration was not prepared for it.
  let largeBytes: LargeBytes?

  let interceptsRequests: Bool

  /// The extensions of the bridge: the engine's own, those of the configuration, and those that were given.
  let extensions: [any BridgeExtension]

  /// - Parameter extensions: The extensions that this bridge has in addition to the configuration's.
  init(_ webView: WKWebView, extensions: [any BridgeExtension], log: Logger) {
    (self.webView, self.log) = (webView, log)
    let scheme = webView.configuration.byteScheme
    let largeBytes = scheme.map { _ in LargeBytes(of: webView, by: Self.callAhead) }
    self.largeBytes = largeBytes
    let ofConfiguration = scheme?.makeExtensions(for: webView) ?? []
    self.extensions =
      Self.makeWitnesses() + (largeBytes.map { [$0] } ?? []) + ofConfiguration
      + webView.ownBridgeExtensions + extensions
    interceptsRequests = self.extensions.contains { $0 is any RequestInterceptor }
  }

  deinit {
    guard let receiver else { return }
    Task { @MainActor in receiver.engineReleased() }
  }

  func install(_ runtime: PageRuntime, receiver: any EngineReceiver) throws -> PageSecret {
    guard let webView else { throw BridgeError(.detached, "The web view is gone.") }
    guard webView.attached(WebViewEngine.self) == nil else {
      throw BridgeError(.duplicateName, "The web view has a bridge already; detach() that first.")
    }
    if let url = webView.url {
      log.info("\(url) was loaded before its bridge was attached: reload it to give it one")
    }
    let isLimited = webView.configuration.limitsNavigationsToAppBoundDomains
    if let warning = AppBoundDomains.warning(of: AppBoundDomains.ofApp, isLimited: isLimited) {
      log.warning("\(warning)")
    }
    webView.attach(self, as: WebViewEngine.self)
    self.receiver = receiver
    observation = WebViewObservation(
      of: webView, engine: self, interceptsNavigations: runtime.interceptsNavigations)
    return UserContentRegistration.of(webView.configuration.userContentController)
      .add(self, runtime, for: webView)
  }

  func uninstall() {
    receiver = nil
    guard let webView else { return }
    observation?.end()
    observation = nil
    UserContentRegistration.of(webView.configuration.userContentController).remove(webView)
    webView.attach(nil, as: WebViewEngine.self)
  }

  func wake() {
    webView?.evaluateJavaScript("0", in: nil, in: Self.world, completionHandler: nil)
  }

  func committed() { receiver?.documentCommitted(at: webView?.url) }
  func processTerminated() { receiver?.processTerminated() }
}

extension WKWebView {
  /// Whether the page waits for a dialog of the app. Only a view that has a bridge knows.
  package var isShowingDialog: Bool {
    attached(WebViewEngine.self)?.observation?.isShowingDialog ?? false
  }
}

extension WebViewEngine: DialogBlocking {
  func setDialogsBlock(_ block: Bool) { observation?.dialogsBlock = block }
}
