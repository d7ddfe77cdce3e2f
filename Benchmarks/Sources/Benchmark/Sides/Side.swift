import Foundation
import WebBridge

/// A web view that shows one page, in its own process.
@MainActor class Side {
  let webView: WKWebView

  init(_ configuration: WKWebViewConfiguration = WKWebViewConfiguration()) {
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 300), configuration: configuration)
  }

  /// Loads a page that consists of `script`, and waits for it.
  func load(_ script: String, host: String) async throws {
    try await load(
      page: "<!doctype html><meta charset=utf-8><script>\(script)</script>", host: host)
  }

  /// Loads a page, and waits for it.
  func load(page: String, host: String) async throws {
    try await wait {
      webView.loadHTMLString(page, baseURL: URL(string: "http://\(host).example/"))
    }
  }

  /// Loads a page from its URL, and waits for it.
  func load(_ request: URLRequest) async throws { try await wait { webView.load(request) } }

  /// Waits for the load that a closure begins.
  func wait(for load: () async -> Void) async throws {
    let app = webView.navigationDelegate
    let delegate = Loading()
    webView.navigationDelegate = delegate
    defer { webView.navigationDelegate = app }
    await load()
    try await delegate.end()
  }

  /// Returns the process that runs the page: the one that works while the page works. WebKitGTK does not
  /// report it, and keeps other processes ready for further pages.
  func process() async throws -> Int32? {
    for _ in 0..<50 {
      let before = WebProcess.all
      try await run("for (const end = Date.now() + 100; Date.now() < end;);")
      let after = WebProcess.all
      let worked = before.compactMap { process in
        after[process.key].map { (id: process.key, time: $0 - process.value) }
      }
      // If other processes worked as well, for example on a collection, none stands out, and the next try follows.
      let most = worked.max { $0.time < $1.time }
      if let most, most.time * 4 > worked.map(\.time).reduce(0, +) * 3 { return most.id }
    }
    return nil
  }

  /// Runs the body of an asynchronous function in the page.
  func run(_ body: String) async throws {
    _ = try await webView.callAsyncJavaScript(
      body + "; return ''", arguments: [:], in: nil, contentWorld: .page)
  }
}

/// Waits for one load.
@MainActor private final class Loading: NSObject, WKNavigationDelegate {
  private let (ends, end) = AsyncStream.makeStream(of: (any Error)?.self)

  func end() async throws {
    for await error in ends {
      if let error { throw error }
      return
    }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { end.yield(nil) }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { end.yield(error) }
}
