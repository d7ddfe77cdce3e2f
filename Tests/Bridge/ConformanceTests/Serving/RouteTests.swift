import Foundation
import TestSupport
import Testing

@testable import WebBridge

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Routes that share the handler of a scheme.
@MainActor @Suite struct RouteTests {
  /// Answers one path with a text.
  final class TextRoute: SchemeRoute {
    let path: String
    let text: String

    init(_ path: String, _ text: String) { (self.path, self.text) = (path, text) }

    func answer(_ request: URLRequest, for webView: WKWebView) -> SchemeAnswer? {
      guard let url = request.url, url.path == path,
        let head = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil,
          headerFields: ["Content-Type": "text/plain", "Access-Control-Allow-Origin": "*"])
      else { return nil }
      return .response(SchemeResponse(head, body: .data(Data(text.utf8))))
    }
  }

  /// A scheme handler of the app.
  final class OwnHandler: NSObject, WKURLSchemeHandler {
    func webView(_ webView: WKWebView, start task: any WKURLSchemeTask) {}
    func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask) {}
  }

  @Test func `the first route that has an answer gives it, and an unknown path is a 404`()
    async throws
  {
    let configuration = WKWebViewConfiguration()
    try configuration.add(TextRoute("/a", "first"), forScheme: "shop")
    try configuration.add(TextRoute("/a", "late"), forScheme: "shop")
    try configuration.add(TextRoute("/b", "second"), forScheme: "shop")
    let webView = WKWebView(frame: .zero, configuration: configuration)
    webView.loadHTMLString("<title>Routes</title>", baseURL: URL(string: "shop://app/"))
    while webView.isLoading { try await turn() }
    let answers = try await webView.callAsyncJavaScript(
      """
      const seen = []
      for (const path of ['a', 'b', 'c']) {
        const response = await fetch('shop://app/' + path)
        seen.push(response.status + ' ' + await response.text())
      }
      return seen.join(', ')
      """, arguments: [:], in: nil, contentWorld: .page)
    #expect(answers as? String == "200 first, 200 second, 404 ")
  }

  @Test func `a handler of the app's keeps its scheme`() throws {
    let configuration = WKWebViewConfiguration()
    configuration.setURLSchemeHandler(OwnHandler(), forURLScheme: "shop")
    let error = #expect(throws: BridgeError.self) {
      try configuration.add(TextRoute("/a", "first"), forScheme: "shop")
    }
    #expect(error?.code == .duplicateName)
  }
}
