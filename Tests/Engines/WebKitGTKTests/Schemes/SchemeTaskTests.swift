import Foundation
import FoundationNetworking
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct SchemeTaskTests {
    @Test func `a handler learns that the page gives up before there is a response`() async throws {
      let scene = try await Scene.make { _ in }
      scene.scheme.keepsTasks = true
      try await scene.webView.evaluateJavaScript(
        "give = new AbortController(); fetch('/late', {signal: give.signal}).catch(() => {}); 0")
      await scene.started.wait()
      try await scene.webView.evaluateJavaScript("give.abort(); 0")
      await scene.scheme.stopped.wait()
      // Calls of the handler after that do no harm.
      let task = try #require(scene.tasks.last)
      task.answer("late", type: "text/plain")
      task.didFinish()
      #expect(try await scene.text(of: "/fine") == "fine")
    }

    @Test func `closing the view stops its loads`() async throws {
      let scene = try await Scene.make { $0.didReceive($0.response(type: "text/plain")) }
      scene.scheme.keepsTasks = true
      try await scene.webView.evaluateJavaScript("fetch('/late'); 0")
      await scene.started.wait()
      scene.webView.close()
      await scene.scheme.stopped.wait()
      let task = try #require(scene.tasks.last)
      task.didReceive(Data("late".utf8))
      task.didFinish()
    }

    @Test func `a view that is released leaves its tasks harmless`() async throws {
      var scene: Scene? = try await Scene.make { $0.didReceive($0.response(type: "text/plain")) }
      scene?.scheme.keepsTasks = true
      try await scene?.webView.evaluateJavaScript("fetch('/late'); 0")
      await scene?.started.wait()
      let task = try #require(scene?.tasks.last)
      weak let webView = scene?.webView
      weak let scheme = scene?.scheme
      scene = nil
      #expect(webView == nil)
      #expect(scheme == nil)
      task.didReceive(Data("late".utf8))
      task.didFinish()
    }

    @Test func `what threads tell one after the other arrives in that order`() async throws {
      let scene = try await Scene.make { task in
        let sent = ThreadSafeTask(task: task)
        let ready = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          sent.task.didReceive(sent.task.response(type: "text/plain"))
          sent.task.didReceive(Data("first, ".utf8))
          ready.signal()
        }
        // Blocks the main thread, so that the other thread's events are still under way.
        ready.wait()
        task.didReceive(Data("second".utf8))
        task.didFinish()
      }
      #expect(try await scene.text(of: "/late") == "first, second")
    }

    @Test(arguments: Mistake.allCases)
    func `a mistake of the handler's fails the load and is logged`(mistake: Mistake) async throws {
      let log = LogRecorder.install()
      let scene = try await Scene.make { mistake.make($0) }
      let result = try await scene.webView.callAsyncJavaScript(
        "return fetch('/late').then(r => r.text()).then(() => 'loaded', e => e.message)",
        contentWorld: .page)
      #expect(result as? String == "Load failed")
      #expect(log.messages.contains { $0.contains(mistake.reason) })
      #expect(try await scene.text(of: "/fine") == "fine")
    }

    @Test func `a mistake in a navigation is the delegate's error`() async throws {
      let scene = try await Scene.make { Mistake.redirect.make($0) }
      await scene.page.load(try #require(URL(string: "app://host/late")))
      #expect(scene.page.events.last == "failProvisional")
      #expect(scene.page.lastError?.localizedDescription == Mistake.redirect.reason)
    }

    @Test func `a response may be replaced before there is data`() async throws {
      let scene = try await Scene.make { task in
        task.didReceive(task.response(type: "text/plain", status: 500))
        task.answer("right", type: "text/plain", status: 201)
      }
      let result = try await scene.webView.callAsyncJavaScript(
        "const r = await fetch('/late'); return [r.status, r.statusText, await r.text()]",
        contentWorld: .page)
      #expect(result as? NSArray == [201, "Created", "right"])
    }

    @Test func `an empty response is one`() async throws {
      let scene = try await Scene.make { task in
        task.didReceive(task.response(type: "text/plain", status: 204))
        task.didReceive(Data())
        task.didFinish()
      }
      let result = try await scene.webView.callAsyncJavaScript(
        "const r = await fetch('/late'); return [r.status, await r.text()]", contentWorld: .page)
      #expect(result as? NSArray == [204, ""])
    }

    @Test func `a response without HTTP has a type, a character set and a length`() async throws {
      let scene = try await Scene.make { task in
        task.didReceive(
          URLResponse(
            url: URL(fileURLWithPath: "/"), mimeType: "text/html", expectedContentLength: 1,
            textEncodingName: "iso-8859-1"))
        task.didReceive(Data([0xE4]))
        task.didFinish()
      }
      let result = try await scene.webView.callAsyncJavaScript(
        """
        const r = await fetch('/late')
        const request = new XMLHttpRequest()
        request.open('GET', '/late')
        return [r.status, r.headers.get('content-type'), await new Promise(done => {
          request.onload = e => done(request.responseText + e.lengthComputable + e.total)
          request.send()
        })]
        """, contentWorld: .page)
      #expect(result as? NSArray == [200, "text/html; charset=iso-8859-1", "ätrue1"])
    }

    @Test func `the method, header fields, Range and HEAD pass through`() async throws {
      let scene = try await Scene.make { task in
        let request = task.request
        let range = request.value(forHTTPHeaderField: "Range") ?? ""
        let isPart = !range.isEmpty
        let fields = [
          "Content-Type": "text/plain", "Content-Length": "4", "Accept-Ranges": "bytes",
          "X-Method": request.httpMethod ?? "",
          "X-Sent": request.value(forHTTPHeaderField: "X-Custom") ?? "", "X-Range": range,
        ]
        guard
          let url = request.url,
          let response = HTTPURLResponse(
            url: url, statusCode: isPart ? 206 : 299, httpVersion: nil, headerFields: fields)
        else { return }
        task.didReceive(response)
        if request.httpMethod != "HEAD" { task.didReceive(Data("part".utf8)) }
        task.didFinish()
      }
      let result = try await scene.webView.callAsyncJavaScript(
        """
        const ask = async (method, headers) => {
          const r = await fetch('/late', {method, headers})
          return [r.status, r.headers.get('x-method'), r.headers.get('x-sent'),
            r.headers.get('x-range'), await r.text()].join()
        }
        return [await ask('GET', {Range: 'bytes=2-5'}), await ask('HEAD', {'X-Custom': 'a, b'}),
          await ask('DELETE'), await ask('PATCH', {'X-Custom': 'c'})]
        """, contentWorld: .page)
      #expect(
        result as? [String] == [
          "206,GET,,bytes=2-5,part", "299,HEAD,a, b,,", "299,DELETE,,,part", "299,PATCH,c,,part",
        ])
    }

    @Test func `a large response arrives whole`() async throws {
      let scene = try await Scene.make { task in
        task.didReceive(task.response(type: "text/plain"))
        for part in 0..<16 { task.didReceive(Data(repeating: UInt8(part), count: 1 << 19)) }
        task.didFinish()
      }
      let result = try await scene.webView.callAsyncJavaScript(
        """
        const bytes = new Uint8Array(await (await fetch('/late')).arrayBuffer())
        return bytes.length === 16 << 19 && bytes.every((byte, index) => byte === index >> 19)
        """, contentWorld: .page)
      #expect(result as? Bool == true)
    }

    @Test func `a view has several handlers and keeps them`() async throws {
      weak var handler: Scheme?
      let page = Page { configuration in
        for scheme in ["one", "two"] {
          let made = Scheme { $0.answer(scheme, type: "text/plain") }
          handler = made
          configuration.setURLSchemeHandler(made, forURLScheme: scheme)
        }
      }
      #expect(handler != nil)
      for scheme in ["one", "two"] {
        await page.load(try #require(URL(string: "\(scheme)://host/")))
        #expect(
          try await page.webView.evaluate("document.body.innerText", as: String.self) == scheme)
      }
      #expect(page.webView.configuration.urlSchemeHandler(forURLScheme: "TWO") === handler)
    }
  }
}
