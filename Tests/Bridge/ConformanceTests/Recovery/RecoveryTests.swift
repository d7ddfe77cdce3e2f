#if os(Linux)
  import Foundation
  import Locking
  import TestSupport
  import Testing

  @testable import WebBridge

  extension Conformance {
    /// What a recovery brings back, and what it does not.
    @MainActor @Suite struct Recovery {
      private nonisolated static let script = "bridge.handle('one', () => 1);"

      private func view(
        _ policy: RecoveryPolicy = .once, waitsUntilShown: Bool = false,
        configuration: WKWebViewConfiguration? = nil
      ) async throws -> RecoveringPage {
        let view = try await RecoveringPage(
          policy, waitsUntilShown: waitsUntilShown, configuration: configuration)
        try view.bridge.handle("two") { 2 }
        return view
      }

      @Test func `the URL comes back that the page has pushed`() async throws {
        let view = try await view()
        await Server.shared.keep("<script>\(Self.script)</script>", at: "/pushed")
        try await view.page.load("history.pushState(1, '', '/pushed?a=1#b')", path: "first")
        try await view.loseAndRecover()
        #expect(
          try await view.page.run("return location.href")
            == .string(
              "\(view.page.origin)/pushed?a=1#b"))
        #expect(view.all.first == .lost(url: URL(string: "\(view.page.origin)/pushed?a=1#b")))
        try await view.expectWhole()
      }

      @Test func `the list of pages stays, and the page is the one that was shown`() async throws {
        let view = try await view()
        try await view.page.load(Self.script, path: "first")
        try await view.page.load(Self.script, path: "second")
        view.page.goBack()
        try await view.page.finishLoading()
        try await view.loseAndRecover()
        let list = view.page.webView.backForwardList
        #expect(list.currentItem?.url.path == "/first")
        #expect(list.forwardList.map(\.url.path) == ["/second"])
        try await view.expectWhole()
      }

      @Test func `a local file comes back`() async throws {
        let view = try await view()
        let url = FileManager.default.temporaryDirectory
          .appendingPathComponent("recovery-\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("<!doctype html><script>\(Self.script)</script>".utf8).write(to: url)
        try await view.page.load(url)
        try await view.loseAndRecover()
        #expect(view.page.webView.url == url)
        try await view.expectWhole()
      }

      @Test func `a page of a custom scheme comes back`() async throws {
        let folder = FileManager.default.temporaryDirectory
          .appendingPathComponent("recovery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("<!doctype html><script>\(Self.script)</script>".utf8)
          .write(to: folder.appendingPathComponent("index.html"))
        let configuration = WKWebViewConfiguration()
        let site = try configuration.serve(folder: folder, scheme: "app")
        let view = try await view(configuration: configuration)
        let url = site.url(for: "")
        try await view.page.load(url)
        try await view.loseAndRecover()
        #expect(view.page.webView.url == url)
        try await view.expectWhole()
      }

      @Test(arguments: [false, true])
      func `a page of loadHTMLString is given up, and no other page comes in its place`(
        isAfterPage: Bool
      ) async throws {
        let view = try await view()
        if isAfterPage { try await view.page.load(Self.script, path: "before") }
        let base = URL(string: "\(view.page.origin)/base")
        view.page.webView.loadHTMLString("<script>\(Self.script)</script>", baseURL: base)
        while view.page.webView.url != base || view.page.webView.isLoading { try await turn() }
        #expect(try await view.bridge.call("one") == 1)
        try await view.lose()
        try await view.wait(for: .gaveUp(.notReloadable))
        #expect(view.all.first == .lost(url: base))
        // The app loads the page, which it alone has.
        view.page.webView.loadHTMLString("<script>\(Self.script)</script>", baseURL: base)
        try await view.wait(for: .restored)
        try await view.expectWhole()
      }

      @Test func `the answer to a form is given up, and the form is not sent again`() async throws {
        let view = try await view()
        let html = "<script>\(Self.script)</script>"
        let url = try await Server.shared.exchange { _ in
          .init(
            200, headers: ["Content-Type": "text/html", "Cache-Control": "no-store"],
            body: Data(html.utf8))
        }
        try await view.page.load(Self.script, path: "form")
        _ = try await view.page.run(
          """
          const form = document.createElement('form');
          Object.assign(form, { method: 'post', action: '\(url.path)' });
          document.body.append(form);
          setTimeout(() => form.submit());
          """)
        while view.page.webView.url?.path != url.path || view.page.webView.isLoading {
          try await turn()
        }
        try await view.lose()
        try await view.wait(for: .gaveUp(.wouldPost))
        #expect(await Server.shared.exchanges(at: url).map(\.method) == ["POST"])
        // The app's user agrees.
        view.page.webView.reload()
        try await view.wait(for: .restored)
        #expect(await Server.shared.exchanges(at: url).map(\.method) == ["POST", "POST"])
        try await view.expectWhole()
      }

      @Test func `a hidden view waits until it is shown`() async throws {
        let view = try await view(waitsUntilShown: true)
        try await view.page.load(Self.script, path: "hidden")
        try await view.lose()
        try await view.wait(for: .waitingUntilShown)
        #expect(!view.all.contains(.restored))
        let window = Window(view.page.webView)
        window.show()
        try await view.wait(for: .restored)
        try await view.expectWhole()
        window.close()
      }

      @Test func `a page that crashes its process as it loads is given up`() async throws {
        let view = try await view(.backOff(first: .zero, attempts: 3))
        var crashes = 0
        var isFirst = true
        try view.bridge.handle("loaded") {
          if isFirst {
            isFirst = false
          } else {
            crashes += 1
            WebProcess.killAll()
          }
        }
        try await view.page.load(
          "addEventListener('load', () => setTimeout(() => bridge.call('loaded')))",
          path: "crashing")
        while isFirst { try await turn() }
        try await view.lose()
        try await view.wait(for: .gaveUp(.attemptsUsed))
        #expect(crashes == 3)
        #expect(view.all.count { if case .restoring = $0 { true } else { false } } == 3)
      }

      @Test func `a process that ends during the recovery is another attempt`() async throws {
        let view = try await view(.backOff(first: .zero, attempts: 2))
        let (requests, continuation) = AsyncStream.makeStream(of: Void.self)
        let count = Locked(0)
        let server = try WireServer { connection in
          let number = count.withLock {
            $0 += 1
            return $0
          }
          let html = "<!doctype html><script>\(Self.script)</script>"
          if number != 2 {
            connection.send(
              "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nCache-Control: no-store\r\n"
                + "Connection: close\r\nContent-Length: \(html.utf8.count)\r\n\r\n\(html)")
          } else {
            continuation.yield()
            connection.waitForEnd()
          }
        }
        try await view.page.load(server.url)
        try await view.lose()
        var second = requests.makeAsyncIterator()
        _ = await second.next(isolation: MainActor.shared)
        try await view.lose()
        try await view.wait(for: .restored)
        #expect(
          view.all.filter { if case .restoring = $0 { true } else { false } } == [
            .restoring(attempt: 1, after: .zero), .restoring(attempt: 2, after: .zero),
          ])
        #expect(count.withLock { $0 } == 3)
        try await view.expectWhole()
      }

      @Test func `a process that ends twice is recovered twice, or given up`() async throws {
        let patient = try await view(.backOff(first: .zero, attempts: 2))
        try await patient.page.load(Self.script, path: "twice")
        try await patient.loseAndRecover()
        try await patient.loseAndRecover()
        try await patient.expectWhole()
        let once = try await view()
        try await once.page.load(Self.script, path: "twice")
        try await once.loseAndRecover()
        try await once.lose()
        try await once.wait(for: .gaveUp(.attemptsUsed))
      }

      @Test func `what native code asks meanwhile waits, within its deadline`() async throws {
        let view = try await view(.none)
        try await view.page.load(Self.script, path: "waiting")
        try await view.lose()
        let short = Task {
          try await view.bridge.call("one", timeout: .milliseconds(50), as: Int.self)
        }
        let error = await #expect(throws: BridgeError.self) { try await short.value }
        #expect(error?.code == .timedOut)
        let long = Task { try await view.bridge.call("one", timeout: .seconds(50), as: Int.self) }
        try await view.page.load(Self.script, path: "waiting")
        #expect(try await long.value == 1)
        try await view.wait(for: .restored)
        #expect(view.all.count == 2)
        try await view.expectWhole()
      }

      @Test func `a page that the app's delegate loads again is loaded once`() async throws {
        let view = try await view(.backOff(first: .zero))
        let delegate = ReloadingDelegate()
        let url = try await Server.shared.page("<script>\(Self.script)</script>")
        try await view.page.load(url)
        view.page.webView.navigationDelegate = delegate
        let count = await Server.shared.requestCount(for: url)
        try await view.lose()
        try await view.wait(for: .restored)
        #expect(delegate.ends == 1)
        #expect(await Server.shared.requestCount(for: url) <= count + 1)
        #expect(view.all.count == 2)
        try await view.expectWhole()
      }

      @Test func `a policy that is replaced decides from then on, and the sequences go on`()
        async throws
      {
        let view = try await view(.none)
        let events = view.recovery.events
        try await view.page.load(Self.script, path: "replaced")
        var policy = RecoveryPolicy.backOff(first: .zero)
        policy.waitsUntilShown = false
        view.recovery.policy = policy
        try await view.loseAndRecover()
        try await view.expectWhole()
        for await event in events where event == .restored { break }
        view.recovery.policy = .none
        try await view.lose()
        // The decision comes right after the end of the process.
        for _ in 0..<20 { try await turn() }
        let isLost = if case .lost = view.all.last { true } else { false }
        #expect(isLost, "\(view.all)")
      }

      @Test func `the sequences end with the view`() async throws {
        let recovery: PageRecovery
        do {
          let page = try await WebKitPage()
          recovery = try #require(page.attach(parts: [.recovery(.once)]).recovery)
        }
        for await _ in recovery.events { Issue.record("Nothing was lost.") }
      }

      @Test func `a view without a page has nothing that could be loaded`() async throws {
        let page = try await WebKitPage()
        var events: [RecoveryEvent] = []
        _ = try page.attach(parts: [.recovery(.once) { events.append($0) }])
        // The view has a process only after its first evaluation.
        _ = try? await page.webView.evaluateJavaScript("0")
        page.webView.endPageProcess()
        while events.count < 2 { try await turn() }
        #expect(events == [.lost(url: nil), .gaveUp(.notReloadable)])
      }
    }
  }

  /// An app's delegate that loads lost pages again.
  @MainActor private final class ReloadingDelegate: NSObject, WKNavigationDelegate {
    private(set) var ends = 0

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
      ends += 1
      webView.reload()
    }
  }
#endif
