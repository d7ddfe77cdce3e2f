#if os(Linux)
  import Foundation
  import Locking
  import TestSupport
  import Testing

  @testable import BridgeCore
  @testable import WebBridge

  extension Conformance {
    /// The process of a page is killed during each kind of work: the table in *RecoveringPages*.
    @MainActor @Suite struct LostProcess {
      private static let script = """
        bridge.handle('one', () => 1);
        bridge.handle('never', () => new Promise(() => {}));
        bridge.handle('ticks', async function* () {
          for (let i = 0; ; i++) { yield i; await new Promise((resolve) => setTimeout(resolve)); }
        });
        window.heard = [];
        bridge.on('news', (text) => heard.push(text));
        """

      @Test(arguments: LostWork.allCases)
      func `the process is killed during each kind of work, and the page comes back`(
        work: LostWork
      ) async throws {
        let view = try await RecoveringPage()
        try view.bridge.handle("two") { 2 }
        try await view.page.load(Self.script, path: "lost")
        let watch = LostWorkWatch()
        try await begin(work, in: view, watch)
        if work != .synchronousCall { try await view.lose() }
        // A call that native code makes meanwhile waits for the next page.
        let one = Task { try await view.bridge.call("one", timeout: .seconds(30), as: Int.self) }
        while watch.handler == "runs" { try await turn() }
        let row = watch.row
        view.bridge.remove(observer: watch)
        try await view.wait(for: .restored)
        #expect(try await one.value == 1)
        let article = try Article("RecoveringPages")
        #expect(row == work.row(of: article))
        #expect(view.page.webView.url?.path == "/lost")
        #expect(try await view.page.run("return heard") == [])
        try await view.expectWhole()
        try await check(work)
      }

      /// Begins the work, and returns when it is under way.
      private func begin(
        _ work: LostWork, in view: RecoveringPage, _ watch: LostWorkWatch
      ) async throws {
        let (page, bridge) = (view.page, view.bridge)
        func run() async {
          watch.handler = "runs"
          try? await Task.sleep(for: .seconds(600))
          watch.handler = Task.isCancelled ? "is cancelled" : "runs to its end"
        }
        func untilItRuns() async throws { while watch.handler != "runs" { try await turn() } }
        bridge.add(observer: watch)
        switch work {
        case .nothing: break
        case .pageCall:
          try bridge.handle("wait") { () async in await run() }
          _ = try await page.run("bridge.call('wait')")
          try await untilItRuns()
        case .synchronousCall:
          try bridge.handle("kill") {
            WebProcess.killAll()
            watch.handler = "runs to its end"
          }
          // The process may end before the answer to this script has come.
          _ = try? await page.run("setTimeout(() => bridge.callSync('kill'))")
          try await view.wait(for: .lost(url: URL(string: "\(page.origin)/lost")))
        case .nativeCall:
          Task { _ = try? await bridge.call("never", as: Int.self) }
          _ = try await bridge.call("one", as: Int.self)
        case .streamToPage:
          let ticks = StreamWatch()
          try bridge.handle("endless") { ticks.endless() }
          _ = try await page.run(
            "const s = bridge.stream('endless'); await s.next(); window.s = s;")
          watch.handler = "runs"
          Task {
            while ticks.ended == 0 { try await turn() }
            watch.handler = ticks.lastWasCancelled ? "is cancelled" : "runs to its end"
          }
        case .streamToNative:
          var ticks = bridge.stream("ticks", as: Int.self).makeAsyncIterator()
          _ = try await ticks.next()
          let rest = ticks
          Task {
            var ticks = rest
            while try await ticks.next() != nil {}
          }
        case .blobToNative:
          try bridge.handle("read") { (blob: BridgeBlob) async in
            do {
              for try await _ in blob.stream() {
                watch.handler = "runs"
                await Task.yield()
              }
              watch.handler = "runs to its end"
            } catch {
              watch.handler = Task.isCancelled ? "is cancelled" : "\(error)"
            }
          }
          _ = try await page.run("bridge.call('read', new Blob([new Uint8Array(2 ** 27)]))")
          try await untilItRuns()
        case .blobToPage:
          let data = Data(count: 1 << 26)
          try bridge.handle("file") { BridgeBlob(data) }
          _ = try await page.run(
            """
            window.pieces = (await bridge.call('file')).stream()[Symbol.asyncIterator]();
            await pieces.next();
            """)
        case .functionOfSwift:
          let function = BridgeFunction { () async in await run() }
          try bridge.handle("function") { function }
          _ = try await page.run("(await bridge.call('function'))()")
          try await untilItRuns()
        case .functionOfPage:
          var given: BridgeFunction?
          try bridge.handle("give") { (function: BridgeFunction) in given = function }
          _ = try await page.run("await bridge.call('give', () => new Promise(() => {}))")
          let function = try #require(given)
          Task { _ = try? await function(as: Int.self) }
          _ = try await bridge.call("one", as: Int.self)
        case .event: bridge.emit("news", "lost")
        case .form, .navigation:
          let server = try SilentServer()
          Self.server = server
          let script =
            work == .navigation
            ? "location.href = '\(server.url)next'"
            : """
            const form = document.createElement('form');
            Object.assign(form, { method: 'post', action: '\(server.url)form' });
            document.body.append(form);
            form.submit();
            """
          _ = try await page.run("setTimeout(() => { \(script) })")
          while server.requests.isEmpty { try await turn() }
        }
      }

      private static var server: SilentServer?

      private func check(_ work: LostWork) async throws {
        guard let server = Self.server else { return }
        Self.server = nil
        #expect(server.requests.count == 1)
      }

      @Test func `the table has a row for each kind of work, and for those that other tests have`()
        throws
      {
        let article = try Article("RecoveringPages")
        for work in LostWork.allCases { #expect(work.row(of: article).count == 2, "\(work)") }
        for other in ["a relayed request", "a page of a package", "the recovery itself"] {
          #expect(article.text.contains("| \(other) |"))
        }
      }
    }
  }

  /// A server that never answers, and keeps the requests that it got.
  @MainActor private final class SilentServer {
    private let server: WireServer
    private let kept: Locked<[String]>

    init() throws {
      let kept = Locked<[String]>([])
      self.kept = kept
      server = try WireServer { connection in
        kept.withLock { $0.append(connection.request) }
        connection.waitForEnd()
      }
    }

    var url: URL { server.url }
    var requests: [String] { kept.withLock { $0 } }
  }
#endif
