import CWebKitGTK
import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  /// What is left of views that end while their pages ask for something.
  @MainActor @Suite struct PageEndTests {
    @Test func `views that are closed while their pages open dialogs leave no connection`()
      async throws
    {
      let before = Self.connections
      for turns in 0..<30 {
        let page = try await Page.showing(
          """
          <script>
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => { prompt(); port2.postMessage(0); };
            port2.postMessage(0);
          </script>
          """)
        let opened = Panels()
        page.webView.uiDelegate = opened
        await opened.signal.wait()
        // Views are closed at different moments, of which some have a dialog that has not had its turn.
        for _ in 0..<turns { await Self.turn() }
        let finalized = page.webView.object.whenFinalized()
        page.webView.close()
        _ = consume page
        await finalized.wait()
      }
      // Threads end some turns after their connections. A connection that is left is left for ever.
      let ends = ContinuousClock.now + .seconds(20)
      while Self.connections > before + 2, ContinuousClock.now < ends { await Self.turn() }
      #expect(Self.connections <= before + 2)
    }

    @Test func `a view that is closed while it loads is finalized, and no dialog is shown`()
      async throws
    {
      let page = Page()
      let panels = Panels()
      page.webView.uiDelegate = panels
      page.webView.loadHTMLString("<script>alert('a')</script>", baseURL: nil)
      let finalized = page.webView.object.whenFinalized()
      page.webView.close()
      _ = consume page
      await finalized.wait()
      #expect(panels.count == 0)
    }

    /// Waits for one turn of the main loop.
    private static func turn() async {
      let turned = Signal()
      MainLoop.performLater { turned.fire() }
      await turned.wait()
    }

    /// How many threads of the engine wait for messages: one for each connection to another process.
    private static var connections: Int {
      let tasks = "/proc/self/task"
      let ids = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
      return ids.count {
        (try? String(contentsOfFile: "\(tasks)/\($0)/comm", encoding: .utf8)) == "ReceiveQueue\n"
      }
    }

    /// A delegate that answers dialogs at once.
    final class Panels: NSObject, WKUIDelegate {
      let signal = Signal("a dialog")
      private(set) var count = 0

      func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
      ) {
        count += 1
        completionHandler()
      }

      func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
        defaultText: String?, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor (String?) -> Void
      ) {
        count += 1
        completionHandler(nil)
        if count == 3 { signal.fire() }
      }
    }
  }
}
