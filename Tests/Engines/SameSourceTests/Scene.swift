import Foundation
import FoundationNetworking
import WebKitGTK

@testable import SameSourceApp

/// A view and the objects that WebKit passes to delegates, from a real load.
@MainActor struct Scene {
  let view: WKWebView
  let action: WKNavigationAction
  let response: WKNavigationResponse
  let features: WKWindowFeatures

  struct Incomplete: Error {}

  init() async throws {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
    configuration.setURLSchemeHandler(ShopScheme(), forURLScheme: "scene")
    let view = WKWebView(frame: .zero, configuration: configuration)
    let witness = Witness()
    view.navigationDelegate = witness
    view.uiDelegate = witness
    guard let url = URL(string: "scene://front/") else { throw Incomplete() }
    view.load(URLRequest(url: url))
    await witness.finished.wait()
    try await view.evaluateJavaScript("window.open('about:blank'); 0")
    guard let action = witness.action, let response = witness.response,
      let features = witness.features
    else { throw Incomplete() }
    self.view = view
    self.action = action
    self.response = response
    self.features = features
  }
}

/// Keeps the objects that it is asked about.
@MainActor private final class Witness: NSObject, WKNavigationDelegate, WKUIDelegate {
  let finished = FinishDelegate()
  var action: WKNavigationAction?
  var response: WKNavigationResponse?
  var features: WKWindowFeatures?

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    action = navigationAction
    return .allow
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    response = navigationResponse
    return .allow
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    finished.webView(webView, didFinish: navigation)
  }

  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    features = windowFeatures
    return nil
  }
}

/// Waits for the end of a load.
@MainActor final class FinishDelegate: NSObject, WKNavigationDelegate {
  private var hasFinished = false
  private var waiter: CheckedContinuation<Void, Never>?

  func wait() async {
    if !hasFinished { await withCheckedContinuation { waiter = $0 } }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    hasFinished = true
    waiter?.resume()
    waiter = nil
  }
}
