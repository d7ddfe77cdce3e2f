import Foundation
import TestSupport
import Testing
import WebViewJavascriptBridge

extension WebViewJavascriptBridgeTests {
  /// When pages of an app with the module find their bridge.
  @MainActor @Suite struct Setup {
    typealias Example = WebViewJavascriptBridgeExample

    /// The place of the script that sets the page up.
    nonisolated enum Place: String, CaseIterable, CustomTestStringConvertible {
      case head, beforeElements, afterElements, module

      var testDescription: String { rawValue }

      func html(_ script: String) -> String {
        func element(_ place: Place, _ type: String = "") -> String {
          self == place ? "<script\(type)>\(script)</script>" : ""
        }
        return """
          <!doctype html><html><head>\(element(.head))\(element(.module, " type='module'"))</head>
          <body>\(element(.beforeElements))<div id='log'></div>\(element(.afterElements))</body></html>
          """
      }
    }

    /// An app that calls a page while the page loads, and records when a page has loaded.
    @MainActor private final class App: NSObject, WKNavigationDelegate {
      let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let bridge: WebViewJavascriptBridge
      private var loading: CheckedContinuation<Void, Never>?

      override init() {
        bridge = WebViewJavascriptBridge(for: webView)
        super.init()
        bridge.setWebViewDelegate(self)
        bridge.registerHandler("testObjcCallback") { _, respond in respond?("an answer") }
      }

      func wait(_ begin: () -> Void) async {
        await withCheckedContinuation { continuation in
          loading = continuation
          begin()
        }
      }

      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        loading?.resume()
        loading = nil
      }

      func greet() async -> String {
        await withCheckedContinuation { continuation in
          bridge.callHandler("testJavascriptHandler", data: "a greeting") { answer in
            let text = (answer as? [String: Any])?["the page says"] as? String
            continuation.resume(returning: text ?? "nothing")
          }
        }
      }

      func run(_ script: String) async throws -> [String] {
        let result = try await webView.callAsyncJavaScript(
          script, arguments: [:], in: nil, contentWorld: .page)
        return result as? [String] ?? []
      }
    }

    @Test(arguments: Example.Place.allCases)
    func `the example's page works, and again when it is reloaded`(place: Example.Place)
      async throws
    {
      let app = App()
      let url = try await Server.shared.page(Example.html(place))
      app.webView.load(URLRequest(url: url))
      #expect(await app.greet() == "Right back")
      #expect(try await app.run(Example.clickThrough) == Example.log)
      for reload in [
        { _ = app.webView.reload() }, { app.webView.evaluateJavaScript("location.reload()") },
      ] {
        await app.wait(reload)
        #expect(await app.greet() == "Right back")
        #expect(try await app.run(Example.clickThrough) == Example.log)
      }
    }

    @Test(arguments: Place.allCases)
    func `callbacks run behind the script that left them, when the page has its elements`(
      place: Place
    ) async throws {
      let app = App()
      let (told, continuation) = AsyncStream<[String]>.makeStream()
      app.bridge.registerHandler("done") { data, _ in
        _ = continuation.yield(data as? [String] ?? [])
      }
      let script = """
        \(WebViewJavascriptBridgeTests.snippet)
        const notes = [];
        for (const n of [1, 2]) setupWebViewJavascriptBridge(function (bridge) {
          notes.push(n + (document.getElementById('log') ? ' elements ' : ' no elements ') + late);
          if (n === 2) bridge.callHandler('done', notes);
        });
        const late = 'declared';
        notes.push('the script has ended');
        """
      let url = try await Server.shared.page(place.html(script))
      app.webView.load(URLRequest(url: url))
      var notes = told.makeAsyncIterator()
      #expect(
        await notes.next() == [
          "the script has ended", "1 elements declared", "2 elements declared",
        ])
    }

    @Test func `a page of version 4 hears the event, and what native sent waits for its init`()
      async throws
    {
      let app = App()
      let (told, continuation) = AsyncStream<String>.makeStream()
      app.bridge.registerHandler(BridgeDialect.defaultHandler) { data, respond in respond?(data) }
      app.bridge.callHandler(BridgeDialect.defaultHandler, data: "early") { answer in
        _ = continuation.yield(answer as? String ?? "nothing")
      }
      let url = try await Server.shared.page(
        """
        <!doctype html><body><script>
        document.addEventListener('WebViewJavascriptBridgeReady', (event) => {
          const bridge = event.bridge;
          bridge.send('from the page', (answer) => {
            setTimeout(() => bridge.init((data, respond) => respond(data + ' ' + answer)), 100);
          });
        }, false);
        </script></body>
        """)
      await app.wait { app.webView.load(URLRequest(url: url)) }
      var answers = told.makeAsyncIterator()
      #expect(await answers.next() == "early from the page")
    }
  }
}
