// Written for Apple's systems before Swift 6. Only the imports are changed for Linux.

import Foundation

#if canImport(WebKit)
  import WebKit
#else
  import FoundationNetworking
  import WebKitGTK
#endif

/// The usual work of an app with a view: configuration, cookies, scripts, messages, and a scheme of its own.
@MainActor final class ShopViewController: NSObject {
  let webView: ShopView
  var messages: [String] = []
  var onMessage: ((String) -> Void)?

  override init() {
    let preferences = WKPreferences()
    preferences.javaScriptCanOpenWindowsAutomatically = true
    preferences.isFraudulentWebsiteWarningEnabled = true
    preferences.isElementFullscreenEnabled = true

    let configuration = WKWebViewConfiguration()
    configuration.preferences = preferences
    configuration.defaultWebpagePreferences.allowsContentJavaScript = true
    configuration.websiteDataStore = .nonPersistent()
    configuration.processPool = WKProcessPool()
    configuration.applicationNameForUserAgent = "Shop/1.0"
    configuration.allowsAirPlayForMediaPlayback = false
    configuration.mediaTypesRequiringUserActionForPlayback = []
    configuration.limitsNavigationsToAppBoundDomains = false
    configuration.suppressesIncrementalRendering = false
    configuration.upgradeKnownHostsToHTTPS = true

    let controller = WKUserContentController()
    configuration.userContentController = controller
    controller.addUserScript(
      WKUserScript(
        source: "window.shop = { version: 1 }", injectionTime: .atDocumentStart,
        forMainFrameOnly: true))

    let scheme = ShopScheme()
    configuration.setURLSchemeHandler(scheme, forURLScheme: "shop")
    webView = ShopView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 300), configuration: configuration)
    super.init()
    controller.add(self, name: "shop")
    controller.addScriptMessageHandler(self, contentWorld: .page, name: "ask")
    webView.customUserAgent = nil
    if #available(iOS 16.4, macOS 13.3, *) { webView.isInspectable = true }
    webView.pageZoom = 1
    webView.allowsLinkPreview = false
  }

  func setCookies() async {
    let store = webView.configuration.websiteDataStore.httpCookieStore
    if let cookie = HTTPCookie(properties: [
      .name: "session", .value: "1", .domain: "127.0.0.1", .path: "/", .secure: "TRUE",
      .sameSitePolicy: HTTPCookieStringPolicy.sameSiteLax,
    ]) {
      await store.setCookie(cookie)
    }
  }

  func clear() async {
    let store = webView.configuration.websiteDataStore
    let types = WKWebsiteDataStore.allWebsiteDataTypes()
    let records = await store.dataRecords(ofTypes: types)
    await store.removeData(ofTypes: types, for: records)
    await store.removeData(ofTypes: types, modifiedSince: Date(timeIntervalSince1970: 0))
  }

  func title() async throws -> String? {
    try await webView.evaluateJavaScript("document.title") as? String
  }

  func sum(_ a: Int, _ b: Int) async throws -> Int? {
    try await webView.callAsyncJavaScript(
      "return await Promise.resolve(a + b)", arguments: ["a": a, "b": b], in: nil,
      contentWorld: .defaultClient) as? Int
  }
}

extension ShopViewController: WKScriptMessageHandler {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    guard let text = message.body as? String else { return }
    messages.append(text)
    onMessage?(text)
  }
}

extension ShopViewController: WKScriptMessageHandlerWithReply {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void
  ) {
    replyHandler(["asked": message.body], nil)
  }
}

/// Serves the shop's pages.
final class ShopScheme: NSObject, WKURLSchemeHandler {
  func webView(_ webView: WKWebView, start urlSchemeTask: WKURLSchemeTask) {
    guard let url = urlSchemeTask.request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Type": "text/html; charset=utf-8"])
    else {
      urlSchemeTask.didFailWithError(URLError(.badURL))
      return
    }
    urlSchemeTask.didReceive(response)
    urlSchemeTask.didReceive(Data("<title>Shop</title>".utf8))
    urlSchemeTask.didFinish()
  }

  func webView(_ webView: WKWebView, stop urlSchemeTask: WKURLSchemeTask) {}
}
