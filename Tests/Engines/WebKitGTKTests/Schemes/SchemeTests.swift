import Foundation
import FoundationNetworking
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct SchemeTests {
    @Test func `a scheme handler serves a page and its parts`() async throws {
      let scheme = Scheme { task in
        switch task.request.url?.path {
        case "/page":
          task.answer("<title>served</title><script src='part.js'></script>", type: "text/html")
        case "/part.js": task.answer("var part = 'loaded'", type: "text/javascript")
        default: task.answer("gone", type: "text/plain", status: 404)
        }
      }
      let page = Page { $0.setURLSchemeHandler(scheme, forURLScheme: "app") }
      await page.load(try #require(URL(string: "app://host/page")))
      #expect(page.events.last == "finish")
      let view = page.webView
      #expect(try await view.documentTitle == "served")
      #expect(try await view.evaluate("part", as: String.self) == "loaded")
      #expect(try await view.evaluate("isSecureContext", as: Bool.self) == true)
      let result = try await view.callAsyncJavaScript(
        "const r = await fetch('/missing'); return [r.status, r.headers.get('x-made'), await r.text()]",
        contentWorld: .page)
      #expect(result as? NSArray == [404, "here", "gone"])
      #expect(scheme.views.allSatisfy { $0 === view })
    }

    @Test func `views have handlers of their own for one scheme`() async throws {
      let titles = ["one", "two"]
      let pages = titles.map { title in
        Page {
          $0.setURLSchemeHandler(
            Scheme { $0.answer("<title>\(title)</title>", type: "text/html") },
            forURLScheme: "app")
        }
      }
      for (page, title) in zip(pages, titles) {
        await page.load(try #require(URL(string: "app://host/")))
        #expect(try await page.webView.documentTitle == title)
      }
      let stranger = Page()
      await stranger.load(try #require(URL(string: "app://host/")))
      #expect(stranger.events.last == "failProvisional")
    }

    @Test func `a response streams`() async throws {
      var open: (any WKURLSchemeTask)?
      let scheme = Scheme { task in
        if task.request.url?.path == "/stream" {
          open = task
          task.didReceive(task.response(type: "text/plain"))
          task.didReceive(Data("first".utf8))
        } else {
          task.answer("", type: "text/html")
        }
      }
      let page = Page { $0.setURLSchemeHandler(scheme, forURLScheme: "app") }
      await page.load(try #require(URL(string: "app://host/")))
      let first = try await page.webView.callAsyncJavaScript(
        """
        const response = await fetch('/stream')
        reader = response.body.getReader()
        return new TextDecoder().decode((await reader.read()).value)
        """, contentWorld: .page)
      #expect(first as? String == "first")
      let task = ThreadSafeTask(task: try #require(open))
      let big = Data(repeating: 120, count: 1 << 20)
      // From another thread, as apps may do.
      await Task.detached {
        task.task.didReceive(big)
        task.task.didFinish()
      }.value
      let rest = try await page.webView.callAsyncJavaScript(
        """
        let length = 0
        for (;;) {
          const {done, value} = await reader.read()
          if (done) return length
          length += value.length
        }
        """, contentWorld: .page)
      #expect(rest as? Int == 1 << 20)
    }

    @Test func `a failure and a dropped task reach the page`() async throws {
      let scheme = Scheme { task in
        switch task.request.url?.path {
        case "/fails": task.didFailWithError(URLError(.notConnectedToInternet))
        case "/breaks":
          task.didReceive(task.response(type: "text/plain"))
          task.didReceive(Data("some".utf8))
          task.didFailWithError(URLError(.networkConnectionLost))
        case "/drops": break
        default: task.answer("", type: "text/html")
        }
      }
      let page = Page { $0.setURLSchemeHandler(scheme, forURLScheme: "app") }
      await page.load(try #require(URL(string: "app://host/")))
      let result = try await page.webView.callAsyncJavaScript(
        """
        const failed = path => fetch(path).then(r => r.text()).then(() => false, () => true)
        return [await failed('/fails'), await failed('/breaks'), await failed('/drops')]
        """, contentWorld: .page)
      #expect(result as? [Bool] == [true, true, true])
    }

    @Test func `a load that the page gives up is stopped`() async throws {
      let started = Signal()
      let scheme = Scheme { task in
        if task.request.url?.path == "/endless" {
          task.didReceive(task.response(type: "text/plain"))
          task.didReceive(Data("x".utf8))
          started.fire()
        } else {
          task.answer("", type: "text/html")
        }
      }
      scheme.keepsTasks = true
      let page = Page { $0.setURLSchemeHandler(scheme, forURLScheme: "app") }
      await page.load(try #require(URL(string: "app://host/")))
      try await page.webView.evaluateJavaScript(
        "var give = new AbortController(); fetch('/endless', {signal: give.signal}).catch(() => {}); 0"
      )
      await started.wait()
      try await page.webView.evaluateJavaScript("give.abort(); 0")
      await scheme.stopped.wait()
    }
  }
}

/// A scheme handler that calls a closure.
@MainActor final class Scheme: NSObject, WKURLSchemeHandler {
  let stopped = Signal()
  var keepsTasks = false
  private var reached: [Weak<WKWebView>] = []
  private var tasks: [any WKURLSchemeTask] = []
  private let body: @MainActor (any WKURLSchemeTask) -> Void

  /// The views that made requests and are still alive.
  var views: [WKWebView] { reached.compactMap(\.object) }

  init(_ body: @escaping @MainActor (any WKURLSchemeTask) -> Void) {
    self.body = body
  }

  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    reached.append(Weak(webView))
    if keepsTasks { tasks.append(urlSchemeTask) }
    body(urlSchemeTask)
  }

  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
    if tasks.contains(where: { $0 === urlSchemeTask }) { stopped.fire() }
  }
}

extension WKURLSchemeTask {
  func response(type: String, status: Int = 200) -> URLResponse {
    let url = request.url ?? URL(fileURLWithPath: "/")
    let headers = ["Content-Type": type, "X-Made": "here"]
    return HTTPURLResponse(
      url: url, statusCode: status, httpVersion: nil, headerFields: headers)
      ?? URLResponse(url: url, mimeType: type, expectedContentLength: -1, textEncodingName: nil)
  }

  func answer(_ text: String, type: String, status: Int = 200) {
    didReceive(response(type: type, status: status))
    didReceive(Data(text.utf8))
    didFinish()
  }
}
