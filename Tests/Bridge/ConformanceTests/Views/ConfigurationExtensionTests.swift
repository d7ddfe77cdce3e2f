import Foundation
import TestSupport
import Testing

@testable import WebBridge

extension Conformance {
  /// Extensions that a configuration gives to the bridges of its web views.
  @MainActor @Suite struct ConfigurationExtensionTests {
    /// Hears the navigations of its bridge, and takes those to `https://packaged.example`.
    private final class Taker: BridgeExtension {
      let name = "taker"
      private(set) weak var webView: WKWebView?
      private(set) var taken: [String] = []

      let interceptsNavigations = true

      init(_ webView: WKWebView) { self.webView = webView }

      func intercept(_ navigation: PageNavigation) -> Bool {
        guard navigation.url.host == "packaged.example" else { return false }
        taken.append("\(navigation.method) \(navigation.url.path) \(navigation.isMainFrame)")
        webView?.evaluateJavaScript("document.title = 'taken'", completionHandler: nil)
        return true
      }
    }

    private final class Takers {
      var all: [Taker] = []
    }

    private func page(_ takers: Takers) async throws -> (WebKitPage, Bridge) {
      let configuration = WKWebViewConfiguration()
      configuration.addBridgeExtension {
        let taker = Taker($0)
        takers.all.append(taker)
        return taker
      }
      let page = try await WebKitPage(configuration: configuration)
      return (page, try Bridge(attachedTo: page.webView, origins: [.exactly(page.origin)]))
    }

    @Test func `each bridge has an extension of its own, for its own view`() async throws {
      let takers = Takers()
      let (one, _) = try await page(takers)
      let (other, _) = try await page(takers)
      #expect(takers.all.map(\.webView) == [one.webView, other.webView])
    }

    @Test func `an extension takes a navigation of a link and of a form, and the page stays`()
      async throws
    {
      let takers = Takers()
      let (page, bridge) = try await page(takers)
      try await page.load()
      let (titles, continuation) = AsyncStream.makeStream(of: String.self)
      try bridge.handle("title") { (title: String) in continuation.yield(title) }
      _ = try await page.run(
        """
        new MutationObserver(() => bridge.call('title', document.title))
          .observe(document.querySelector('title'), { childList: true });
        location.href = 'https://packaged.example/link?a=1';
        """)
      var taken = titles.makeAsyncIterator()
      #expect(await taken.next() == "taken")
      _ = try await page.run(
        """
        document.body.insertAdjacentHTML('beforeend',
          '<form method=post action=https://packaged.example/form></form>');
        document.forms[0].submit();
        """)
      #expect(await taken.next() == "taken")
      #expect(takers.all.first?.taken == ["GET /link true", "POST /form true"])
      #expect(page.webView.url?.host == "127.0.0.1")
    }
  }
}
