import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Texts that WebKit accepts as URLs and Foundation does not.
  @MainActor @Suite struct UnreadableURLTests {
    @Test(arguments: ["nosuch://%zz/", "app://x{y}/late", "app://%zz/late"])
    func `a page cannot navigate to a URL that Foundation cannot read`(text: String) async throws {
      #expect(URL(string: text) == nil)
      let log = LogRecorder.install()
      let scene = try await Scene.make { $0.answer("<title>gone</title>", type: "text/html") }
      let windows = PopupTests.Windows()
      scene.webView.uiDelegate = windows
      scene.page.forget()
      let ways = [
        "location = text",
        "document.body.append(Object.assign(document.createElement('iframe'), {src: text}))",
        "Object.assign(document.createElement('a'), {href: text, target: '_blank'}).click()",
        "open(text)",
      ]
      for (index, way) in ways.enumerated() {
        try await scene.webView.evaluateJavaScript("{ const text = '\(text)'; \(way) }; 0")
        while log.messages.filter({ $0.contains("cannot read its URL") }).count <= index {
          await Task.yield()
        }
      }
      // The engine itself asks the handler about requests that are not navigations.
      let result = try await scene.webView.callAsyncJavaScript(
        "return fetch('\(text)').then(() => 'loaded', e => e.name)", contentWorld: .page)
      #expect(result as? String == "TypeError")
      #expect(scene.page.actions.allSatisfy { $0.request.url?.isFileURL == false })
      #expect(scene.page.events.isEmpty)
      #expect(scene.tasks.isEmpty && windows.requests.isEmpty)
      #expect(try await scene.text(of: "/fine") == "fine")
    }

    @Test func `a window without a URL is one for about blank`() async throws {
      let page = try await Page.showing()
      let windows = PopupTests.Windows()
      page.webView.uiDelegate = windows
      try await page.webView.evaluateJavaScript("open(); 0")
      await windows.opened(1)
      #expect(windows.requests == [.blank])
    }
  }
}
