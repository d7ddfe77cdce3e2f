import Foundation
import FoundationNetworking
import Testing

@testable import WebKitGTK

/// A site of the scheme “app”, whose parts are texts by URL. What has no text is not answered.
@MainActor final class SchemeSite: NSObject, WKURLSchemeHandler {
  let page: Page
  private(set) var requests: [URLRequest] = []
  private(set) var stopped: [String] = []
  /// The answers that are no plain text, by URL.
  var answers: [String: @MainActor (any WKURLSchemeTask) -> Void] = [:]
  private var texts: [String: String]
  private let waiters = Waiters()

  /// The URLs of the requests, in their order.
  var started: [String] { requests.compactMap { $0.url?.absoluteString } }

  private final class Door: NSObject, WKURLSchemeHandler {
    weak var site: SchemeSite?

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
      site?.webView(webView, start: urlSchemeTask)
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
      site?.webView(webView, stop: urlSchemeTask)
    }
  }

  init(_ texts: [String: String] = [:], configure: (WKWebViewConfiguration) -> Void = { _ in }) {
    self.texts = texts
    let door = Door()
    page = Page {
      $0.setURLSchemeHandler(door, forURLScheme: "app")
      configure($0)
    }
    super.init()
    door.site = self
  }

  /// Gives the site of a suite other texts, and forgets what was.
  static func with(_ texts: [String: String] = [:]) throws -> SchemeSite {
    let site = try #require(SharedPage.site)
    (site.texts, site.answers, site.requests, site.stopped, site.open) = (texts, [:], [], [], [])
    site.page.webView.navigationDelegate = site.page
    site.page.forget()
    return site
  }

  /// Gives the site of a suite other texts, and shows one of its pages.
  static func showing(_ url: String, _ texts: [String: String]) async throws -> SchemeSite {
    let site = try with(texts)
    await site.load(url)
    return site
  }

  func load(_ url: String) async {
    guard let url = URL(string: url) else { return }
    await page.load(url)
  }

  /// Waits until a URL was requested, and returns the request.
  @discardableResult func request(for url: String) async -> URLRequest? {
    await waiters.wait(for: "a request for \(url)") { self.started.contains(url) }
    return requests.first { $0.url?.absoluteString == url }
  }

  /// Waits until the request for a URL was stopped.
  func stop(of url: String) async {
    await waiters.wait(for: "the end of \(url)") { self.stopped.contains(url) }
  }

  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    let url = urlSchemeTask.request.url?.absoluteString ?? ""
    requests.append(urlSchemeTask.request)
    if let answer = answers[url] {
      answer(urlSchemeTask)
    } else if let text = texts[url] {
      let type =
        url.hasSuffix(".js")
        ? "text/javascript" : url.hasSuffix(".txt") ? "text/plain" : "text/html"
      urlSchemeTask.answer(text, type: type)
    } else {
      open.append(urlSchemeTask)
    }
    waiters.check()
  }

  /// The tasks that were not answered.
  private(set) var open: [any WKURLSchemeTask] = []

  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
    stopped.append(urlSchemeTask.request.url?.absoluteString ?? "")
    waiters.check()
  }
}
