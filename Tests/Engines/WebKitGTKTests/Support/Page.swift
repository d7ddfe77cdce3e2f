import Foundation
import FoundationNetworking
import TestSupport
import WebKitGTK

/// A view with a page, and a record of the calls of its navigation delegate.
@MainActor final class Page: NSObject, WKNavigationDelegate {
  let webView: WKWebView
  private(set) var events: [String] = []
  private(set) var navigations: [WKNavigation?] = []
  private(set) var lastError: (any Error)?
  private(set) var actions: [WKNavigationAction] = []
  /// The policies that the delegate answers with.
  var actionPolicy: (WKNavigationAction) -> WKNavigationActionPolicy = { _ in .allow }
  var responsePolicy: (WKNavigationResponse) -> WKNavigationResponsePolicy = { _ in .allow }
  /// Called with each event, at once.
  var onEvent: (String) -> Void = { _ in }
  /// The delegate of downloads.
  var taker: (any WKDownloadDelegate)?
  private(set) var downloads: [WKDownload] = []
  private var counts: [String: Int] = [:]
  private let waiters = Waiters()

  /// Makes a hidden view with a data store in memory.
  convenience init(
    size: CGSize = CGSize(width: 400, height: 300),
    _ configure: (WKWebViewConfiguration) -> Void = { _ in }
  ) {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = Self.store
    configure(configuration)
    self.init(opened: configuration, size: size)
  }

  /// Makes a view for a window that another page opens.
  init(opened configuration: WKWebViewConfiguration, size: CGSize = .zero) {
    webView = WKWebView(frame: CGRect(origin: .zero, size: size), configuration: configuration)
    super.init()
    webView.navigationDelegate = self
  }

  /// Makes a hidden view that shows HTML from the server.
  static func showing(
    _ html: String = "<p>page", configure: (WKWebViewConfiguration) -> Void = { _ in }
  ) async throws -> Page {
    let page = Page(configure)
    try await page.show(html)
    return page
  }

  /// Shows HTML from the server and waits until it is loaded.
  @discardableResult func show(_ html: String) async throws -> URL {
    let url = try await Server.shared.page(html)
    await load(url)
    return url
  }

  /// Shows HTML and returns the process that was started only for it.
  func showInProcessOfItsOwn(_ html: String) async throws -> Int32? {
    let url = try await Server.shared.onHostOfItsOwn(try await Server.shared.page(html))
    return try await WebProcess.started { await load(url) }
  }

  /// Loads a URL and waits until the load ends.
  func load(_ url: URL) async {
    webView.load(URLRequest(url: url))
    await next("end")
  }

  /// Waits for one of some events of the delegate, or "end" for a load that
  /// finished or failed. Only events after the call count.
  func next(_ events: String...) async {
    await wait(for: events, since: count(events))
  }

  /// Waits for one of some events, which may also occur during the action. For example, a move back is sometimes
  /// over when the value of its script arrives.
  func next(_ events: String..., after action: () async throws -> Void) async rethrows {
    let before = count(events)
    try await action()
    await wait(for: events, since: before)
  }

  private func count(_ events: [String]) -> Int {
    events.reduce(0) { $0 + counts[$1, default: 0] }
  }

  private func wait(for events: [String], since before: Int) async {
    await waiters.wait(for: "\(events) of a page") { self.count(events) > before }
  }

  /// Forgets the recorded calls of the delegate.
  func forget() {
    events = []
    navigations = []
  }

  private func happened(_ event: String, _ navigation: WKNavigation! = nil, isEnd: Bool = false) {
    events.append(event)
    navigations.append(navigation)
    counts[event, default: 0] += 1
    if isEnd { counts["end", default: 0] += 1 }
    waiters.check()
    onEvent(event)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    happened("action")
    actions.append(navigationAction)
    decisionHandler(actionPolicy(navigationAction))
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    happened("response")
    return responsePolicy(navigationResponse)
  }

  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {
    downloads.append(download)
    download.delegate = taker
    happened("actionDownload")
  }

  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {
    downloads.append(download)
    download.delegate = taker
    happened("responseDownload")
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    happened("start", navigation)
  }

  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    happened("redirect", navigation)
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    happened("commit", navigation)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    happened("finish", navigation, isEnd: true)
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    lastError = error
    happened("failProvisional", navigation, isEnd: true)
  }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    lastError = error
    happened("fail", navigation, isEnd: true)
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    happened("terminate")
  }

  /// Shared, because each store in memory costs a session of the network process.
  private static let store = WKWebsiteDataStore.nonPersistent()
}
