import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Requests that reach the app's scheme handlers.
  @MainActor @Suite(.site) struct SchemeFacts {
    struct SchemeFact: Sendable, CustomTestStringConvertible {
      let text: String
      let source: String
      let check: @MainActor @Sendable () async throws -> Void

      init(
        _ text: String, _ source: String,
        _ check: @escaping @MainActor @Sendable () async throws -> Void
      ) {
        (self.text, self.source, self.check) = (text, source, check)
      }

      var testDescription: String { "\(text) (WebKitCocoa/WKURLSchemeHandler-1.mm: \(source))" }
    }

    @Test(arguments: loads + bodies + networks + origins)
    func `what WebKit's tests state of scheme handlers`(_ fact: SchemeFact) async throws {
      try await fact.check()
    }

    nonisolated static let loads = [
      SchemeFact("a URL without a host is a page, and so is its image", "Basic") {
        () async throws in
        let site = try SchemeSite.with(["app:main": "<img src='app:image'>", "app:image": ""])
        await site.load("app:main")
        #expect(site.started == ["app:main", "app:image"])
        #expect(site.stopped.isEmpty)
      },
      SchemeFact("a page of the web loads an image of the scheme", "BasicWithHTTPS") {
        () async throws in
        let site = try SchemeSite.with(["app:image": ""])
        try await site.page.show("<img src='app:image'>")
        #expect(site.started == ["app:image"])
        #expect(site.stopped.isEmpty)
      },
      SchemeFact("decisions may come later", "BasicWithAsyncPolicyDelegate") { () async throws in
        let site = try SchemeSite.with(["app:main": "<img src='app:image'>", "app:image": ""])
        let later = Later()
        site.page.webView.navigationDelegate = later
        site.page.webView.load(URLRequest(url: try #require(URL(string: "app:main"))))
        await later.finished.wait()
        #expect(site.started == ["app:main", "app:image"])
        #expect(site.stopped.isEmpty)
      },
      SchemeFact("a response without a type cannot be shown", "NoMIMEType") { () async throws in
        let site = try SchemeSite.with()
        site.answers["app:main"] = { task in
          task.didReceive(
            URLResponse(
              url: task.request.url ?? URL(fileURLWithPath: "/"), mimeType: nil,
              expectedContentLength: -1, textEncodingName: nil))
          task.didReceive(Data("<p>".utf8))
          task.didFinish()
        }
        var can: Bool?
        site.page.responsePolicy = {
          can = $0.canShowMIMEType
          return .cancel
        }
        await site.load("app:main")
        site.page.responsePolicy = { _ in .allow }
        #expect(can == false && site.page.events.last == "failProvisional")
      },
      SchemeFact("WebKit handles its own schemes", "BuiltinSchemes") { () async throws in
        for scheme in [
          "about", "blob", "data", "file", "ftp", "http", "https", "javascript", "ws", "wss",
          "HTTPS",
        ] {
          #expect(WKWebView.handlesURLScheme(scheme), "\(scheme)")
        }
      },
      SchemeFact("WebKit leaves other schemes to the app", "BuiltinSchemes") { () async throws in
        for scheme in ["gopher", "my-custom-scheme"] {
          #expect(!WKWebView.handlesURLScheme(scheme), "\(scheme)")
          WKWebViewConfiguration().setURLSchemeHandler(SchemeSite(), forURLScheme: scheme)
        }
      },
      SchemeFact("a page waits for a synchronous request", "SyncXHR") { () async throws in
        let site = try await SchemeSite.showing(
          "app://host/main.html",
          ["app://host/main.html": "", "app://host/test.txt": "My XHR text!"])
        #expect(try await site.page.json(Self.synchronous("test.txt")) == "\"My XHR text!\"")
      },
      SchemeFact("a view that is closed stops the synchronous request of its page", "SyncXHR") {
        () async throws in
        let site = SchemeSite(["app://host/main.html": ""])
        await site.load("app://host/main.html")
        try await site.page.webView.evaluateJavaScript(
          "setTimeout(() => { \(Self.synchronous("hangs")) }); 0")
        await site.request(for: "app://host/hangs")
        site.page.webView.close()
        await site.stop(of: "app://host/hangs")
      },
      SchemeFact("a synchronous request that fails throws a network error", "SyncXHRError") {
        () async throws in
        let site = try await SchemeSite.showing("app:///main.html", ["app:///main.html": ""])
        site.answers["app:///subresource"] = { task in
          task.didReceive(task.response(type: "text/plain"))
          task.didFailWithError(URLError(.unknown))
        }
        #expect(
          try await site.page.json(
            "try { \(Self.synchronous("subresource")) } catch (e) { return String(e) }")
            == "\"NetworkError:  A network error occurred.\"")
      },
      SchemeFact("a fetch that fails rejects", "SyncXHRError") { () async throws in
        let site = try await SchemeSite.showing("app:///main.html", ["app:///main.html": ""])
        site.answers["app:///subresource"] = { $0.didFailWithError(URLError(.unknown)) }
        #expect(
          try await site.page.json("return fetch('subresource').catch(e => e.name)")
            == "\"TypeError\"")
      },
      SchemeFact("frames of other hosts and their requests reach the handler, with ports", "Frame")
      { () async throws in
        let site = try SchemeSite.with([
          "app://host1/main": "<iframe src='//host2:1234/iframe'></iframe>",
          "app://host2:1234/iframe": "<script>fetch('subresource')</script>",
          "app://host2:1234/subresource": "done!",
        ])
        await site.load("app://host1/main")
        await site.request(for: "app://host2:1234/subresource")
        #expect(
          site.started == [
            "app://host1/main", "app://host2:1234/iframe", "app://host2:1234/subresource",
          ])
      },
      SchemeFact("frames in frames load", "Frames") { () async throws in
        let site = try SchemeSite.with([
          "app://host1/": "<iframe src='app://host2/'></iframe>",
          "app://host2/": """
          <iframe src='app://host3/' onload='fetch("loaded3")'></iframe>
          <iframe src='app://host4/' onload='fetch("loaded4")'></iframe>
          """,
          "app://host3/": "frame", "app://host4/": "frame", "app://host2/loaded3": "",
          "app://host2/loaded4": "",
        ])
        await site.load("app://host1/")
        await site.request(for: "app://host2/loaded3")
        await site.request(for: "app://host2/loaded4")
        #expect(Set(site.started).count == 6)
      },
    ]

    nonisolated static let bodies =
      [
        ("bytes", "new Uint8Array([72, 105])", "Hi"), ("a text", "'foo=bar'", "foo=bar"),
        ("a document", "document", "<html><head></head><body>Hello world!</body></html>"),
        (
          "a form", "(() => { const f = new FormData(); f.append('foo', 'baz'); return f })()",
          "name=\"foo\"\r\n\r\nbaz"
        ),
      ].map { name, body, part in
        SchemeFact("\(name) is sent by a page of HTML with the scheme's URL", "XHRPost") {
          () async throws in
          let seen = try await Self.post(body)
          #expect(seen.contains(part), "\(seen)")
          if name == "a form" {
            #expect(seen.contains("WebKitFormBoundary"))
          } else {
            #expect(seen == part)
          }
        }
      } + [
        SchemeFact("a body arrives although its progress is watched", "XHRPost") {
          () async throws in
          #expect(
            try await Self.post("'foo=bar2'", watching: "upload.onprogress = () => {}")
              == "foo=bar2")
        },
        SchemeFact("a body can be read as a stream", "XHRPost") { () async throws in
          #expect(try await Self.post("'foo=bar2'", asStream: true) == "foo=bar2")
        },
      ]

    /// Returns the body that a page sends, which was loaded as HTML.
    static func post(_ body: String, watching: String = "", asStream: Bool = false) async throws
      -> String
    {
      let site = try SchemeSite.with()
      var seen = ""
      site.answers["app://example/post"] = { task in
        if asStream, let stream = task.request.httpBodyStream {
          stream.open()
          var bytes = [UInt8](repeating: 0, count: 100)
          let count = stream.read(&bytes, maxLength: 100)
          seen = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
          #expect(!stream.hasBytesAvailable)
        } else {
          seen = task.request.httpBody.map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        task.answer("", type: "text/html")
      }
      site.page.webView.loadHTMLString(
        "<html><head></head><body>Hello world!</body></html>",
        baseURL: URL(string: "app://example/xhrtest"))
      await site.page.next("end")
      try await site.page.call(
        """
        const request = new XMLHttpRequest()
        request.open('POST', '/post')
        request.\(watching.isEmpty ? "onabort = null" : watching)
        const end = new Promise(done => { request.onloadend = done })
        request.send(\(body))
        await end
        """)
      return seen
    }

    /// A synchronous request, and what it returns.
    nonisolated static func synchronous(_ url: String) -> String {
      "const r = new XMLHttpRequest(); r.open('GET', '\(url)', false); r.send(null); return r.responseText"
    }

    final class Later: NSObject, WKNavigationDelegate {
      let finished = Signal()

      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
      ) {
        Task { decisionHandler(.allow) }
      }

      func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
      ) {
        Task { decisionHandler(.allow) }
      }

      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished.fire() }
    }
  }
}
