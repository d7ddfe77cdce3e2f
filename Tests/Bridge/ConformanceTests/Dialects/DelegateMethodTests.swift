import Foundation
import TestSupport
import Testing
import WebBridge

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Conformance {
  /// The rest of an app's delegate methods: files, downloads, credentials, windows and the end of a process.
  @MainActor @Suite struct DelegateMethods {
    private struct Pages {
      let safe, attachment, link: URL

      init() async throws {
        safe = try await Server.shared.serve { header in
          header("Authorization") == nil
            ? .init(401, headers: ["WWW-Authenticate": "Basic realm=\"safe\""])
            : .init(
              200, headers: ["Content-Type": "text/html"], body: Data("<title>in</title>".utf8))
        }
        attachment = try await Server.shared.serve { _ in
          .init(
            200,
            headers: [
              "Content-Type": "application/octet-stream",
              "Content-Disposition": "attachment; filename=\"a.bin\"",
            ], body: Data("content".utf8))
        }
        let file = try await Server.shared.serve { _ in
          .init(200, headers: ["Content-Type": "text/plain"], body: Data("content".utf8))
        }
        link = try await Server.shared.page(
          """
          <!doctype html><title>link</title><body><a id=link href='\(file)' download='b.bin'>get</a>
          <input type=file id=file>
          <script>file.onchange = () => { document.title = file.files[0].name }</script>
          """)
      }
    }

    /// Returns the events that an app's delegate receives from a page that uses all of these features.
    private func seen(
      _ dialects: [BridgeDialect]?, isAttachedFirst: Bool
    ) async throws -> [String] {
      let pages = try await Pages()
      // A separate store, because WebKit remembers credentials.
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = .nonPersistent()
      let webView = WKWebView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 300), configuration: configuration)
      let app = WholeDelegate()
      let attach = {
        guard let dialects else { return }
        _ = try Bridge(
          attachedTo: webView, policy: BridgePolicy(origins: [.anyOrigin]),
          parts: [.dialects(dialects)])
      }
      if isAttachedFirst { try attach() }
      (webView.navigationDelegate, webView.uiDelegate) = (app, app)
      if !isAttachedFirst { try attach() }
      let run = { (script: String) async throws in
        // The asynchronous form ends the program on iOS 17 if the value is undefined.
        _ = try await webView.callAsyncJavaScript(
          script + "\nreturn 0", arguments: [:], in: nil, contentWorld: .page)
      }
      webView.load(URLRequest(url: pages.safe))
      try await app.wait(for: "finish \(pages.safe.path)")
      webView.load(URLRequest(url: pages.attachment))
      try await app.wait(for: "downloaded a.bin")
      try await app.wait(for: "failed before commit")
      webView.load(URLRequest(url: pages.link))
      try await app.wait(for: "finish \(pages.link.path)")
      try await run("link.click()")
      try await app.wait(for: "downloaded b.bin")
      #if os(Linux)
        try await run("file.click()")
        while webView.title != "chosen.txt" { try await turn() }
      #endif
      try await run("window.open('/popup', 'other')")
      try await app.wait(for: "window /popup")
      app.closePopup()
      try await app.wait(for: "closed")
      #if os(Linux)
        WebProcess.killAll()
        try await app.wait(for: "process ended")
      #endif
      // A download continues while other events arrive, so the order of the events varies.
      return app.events.map { $0.hasPrefix("finish") ? "finish" : $0 }.sorted()
    }

    @Test func `every method is reached as if no bridge were there`() async throws {
      let plain = try await seen(nil, isAttachedFirst: false)
      var expected = [
        "challenge safe", "response is download", "destination a.bin", "action is download",
        "destination b.bin", "window /popup", "closed",
      ]
      #if os(Linux)
        expected += ["files", "process ended"]
      #endif
      for event in expected { #expect(plain.contains(event), "\(plain)") }
      for dialects in [[], OldPage.dialects] {
        for isAttachedFirst in [true, false] {
          let other = try await seen(dialects, isAttachedFirst: isAttachedFirst)
          #expect(other == plain, "\(dialects.count), \(isAttachedFirst)")
        }
      }
    }

    #if os(Linux)
      // On Apple's systems WebKit ends the app's process, as it does here for a delegate that answers twice.
      @Test func `a delegate that never answers harms no other call`() async throws {
        final class Careless: NSObject, WKUIDelegate, WKNavigationDelegate {
          var isForgetful = false
          func webView(
            _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
            defaultText: String?, initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping @MainActor @Sendable (String?) -> Void
          ) {
            guard !isForgetful else { return }
            completionHandler("answered")
          }

          func webView(
            _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
          ) {
            guard !isForgetful || action.targetFrame?.isMainFrame == true else { return }
            decisionHandler(.allow)
          }
        }
        for dialects in [nil, OldPage.dialects] {
          let page = try await WebKitPage()
          if let dialects {
            let bridge = try page.attach(dialects: dialects)
            try bridge.handle("mall.number") { (n: Int) in n }
          }
          let careless = Careless()
          (page.webView.uiDelegate, page.webView.navigationDelegate) = (careless, careless)
          page.webView.load(
            URLRequest(url: try await Server.shared.page("<script>\(OldPage.script)</script>")))
          while page.webView.isLoading || page.webView.url == nil { try await turn() }
          let ask = "return [prompt('x'), window.dsBridge?.call('mall.number', 1), prompt('y')]"
          let number: BridgeValue = dialects == nil ? nil : 1
          #expect(try await page.run(ask) == ["answered", number, "answered"])
          careless.isForgetful = true
          #expect(try await page.run(ask) == [nil, number, nil])
          _ = try await page.run(
            "const frame = document.createElement('iframe'); frame.src = '/x'; document.body.append(frame)"
          )
          guard dialects != nil else { continue }
          #expect(
            try await page.run("return await ways.webViewJavascriptBridge('mall.number', 2)") == 2)
        }
      }
    #endif

    @Test func `delegates are held weakly, with all dialects on`() async throws {
      let page = try await WebKitPage()
      _ = try page.attach(dialects: OldPage.dialects)
      var app: AppDelegate? = AppDelegate()
      (page.webView.uiDelegate, page.webView.navigationDelegate) = (app, app)
      weak let released = app
      app = nil
      #expect(released == nil)
      // There is no delegate to ask, so the page loads and its dialogs are dismissed.
      page.webView.load(URLRequest(url: try await Server.shared.page("<title>alone</title>")))
      while page.webView.title != "alone" { try await turn() }
      #expect(try await page.run("return [confirm('a'), prompt('b')]") == [false, nil])
    }
  }
}
