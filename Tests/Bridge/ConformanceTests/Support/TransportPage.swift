import Foundation
import TestSupport
import Testing
import WebBridge

/// A way to send text from a page to native.
enum Transport: String, CaseIterable, CustomTestStringConvertible {
  /// A script message.
  case message
  /// A navigation of a hidden frame, which the app cancels.
  case navigation
  /// A `prompt` that the app answers.
  case dialog

  var testDescription: String { rawValue }
}

/// A web view without a bridge, whose page has every transport: `send.message(text)` and so on.
@MainActor final class TransportPage: NSObject {
  let webView: WKWebView
  /// The texts that have arrived over any of the transports.
  private(set) var heard: [String] = []
  private var loading: CheckedContinuation<Void, any Error>?

  private static let ways = """
    window.url = (text) => 'https://__wvjb_queue_message__/?' + encodeURIComponent(text);
    window.send = {
      message: (text) => webkit.messageHandlers.raw.postMessage(text),
      navigation(text) {
        const frame = document.createElement('iframe');
        frame.style.display = 'none';
        frame.src = url(text);
        document.documentElement.append(frame);
        setTimeout(() => frame.remove(), 0);
      },
      dialog: (text) => prompt('raw', text),
    };
    """

  override init() {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 300), configuration: configuration)
    super.init()
    webView.configuration.userContentController.add(self, name: "raw")
    webView.navigationDelegate = self
    webView.uiDelegate = self
  }

  /// Loads a page with the given script and a script that runs at document start.
  func load(
    _ script: String = "", start: String = "", headers: [String: String] = [:]
  ) async throws {
    let controller = webView.configuration.userContentController
    controller.removeAllUserScripts()
    for (source, isForMainFrameOnly) in [(Self.ways, false), (start, true)] {
      controller.addUserScript(
        WKUserScript(
          source: source, injectionTime: .atDocumentStart, forMainFrameOnly: isForMainFrameOnly))
    }
    let url = try await Server.shared.page(
      "<!doctype html><body><script>\(script)</script>", headers: headers)
    try await withCheckedThrowingContinuation {
      loading = $0
      webView.load(URLRequest(url: url))
    }
  }

  /// Runs the body of an async function in the page and returns its result.
  @discardableResult func run(_ body: String) async throws -> BridgeValue {
    let text = try await webView.callAsyncJavaScript(
      "return JSON.stringify(await (async () => {\n\(body)\n})()) ?? 'null'", arguments: [:],
      in: nil, contentWorld: .page)
    return try BridgeValue(parsing: text as? String ?? "")
  }

  /// Loads a frame that runs the script.
  func addFrame(_ script: String, sandbox: String?, host: String) async throws {
    let url = try await Server.shared.page("<!doctype html><body><script>\(script)</script>")
    try await run(
      """
      const frame = document.createElement('iframe');
      \(sandbox.map { "frame.sandbox = '\($0)';" } ?? "")
      frame.src = 'http://\(host):\(url.port ?? 0)\(url.path)';
      await new Promise((resolve) => { frame.onload = resolve; document.body.append(frame) });
      """)
  }

  /// Waits for every text that was sent and can arrive, and returns those that arrived since the last call.
  func arrived() async throws -> [String] {
    // WebKit asks about a navigation that follows all others after it has asked about the others.
    let last = UUID().uuidString
    let isOpen = try await run(
      """
      await new Promise((resolve) => setTimeout(resolve, 20));
      send.message('\(last)');
      const frame = document.createElement('iframe');
      let isOpen = true;
      document.addEventListener('securitypolicyviolation', () => { isOpen = false });
      frame.src = url('\(last)');
      document.body.append(frame);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return isOpen;
      """)
    let count = isOpen == true ? 2 : 1
    while heard.count(where: { $0 == last }) < count { try await turn() }
    defer { heard = [] }
    return heard.filter { $0 != last }
  }

  private func ended(_ result: Result<Void, any Error>) {
    loading?.resume(with: result)
    loading = nil
  }
}

extension TransportPage: WKScriptMessageHandler {
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage
  ) { heard.append("\(message.body)") }
}

extension TransportPage: WKUIDelegate {
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    heard.append(defaultText ?? "")
    completionHandler("answer")
  }
}

extension TransportPage: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    guard let url = action.request.url, url.host == "__wvjb_queue_message__" else {
      return decisionHandler(.allow)
    }
    heard.append(url.query?.removingPercentEncoding ?? "")
    decisionHandler(.cancel)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { ended(.success(())) }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { ended(.failure(error)) }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { ended(.failure(error)) }
}
