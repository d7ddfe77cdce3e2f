import BridgeMonitor
import Foundation
import TestSupport
import Testing

/// Documents that come from neither the network nor a scheme of the app.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct DocumentSourceTests {
  @Test func `a document of a file is told from one of the network`() async throws {
    let page = try MonitoredPage()
    let folder = FileManager.default.temporaryDirectory.appending(path: "source-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try Data("<!doctype html><title>File</title>text".utf8).write(to: file)
    page.webView.loadFileURL(file, allowingReadAccessTo: folder)
    let times = try await page.next(\.times)
    #expect(times.source == .file && times.isFirstInView)
  }

  @Test func `a document of the cache is told from one of the network`() async throws {
    let page = try MonitoredPage()
    let cached = try await Server.shared.page(
      "<!doctype html><title>Cached</title>text", headers: ["Cache-Control": "max-age=600"])
    let other = try await Server.shared.page("<!doctype html><title>Other</title>text")
    try await page.load(cached)
    #expect(try await page.next(\.times).source == .network)
    // The page is left for a page of another host, and a link leads back. Otherwise, the view would keep the document
    // itself, or load it anew.
    try await page.load(Server.shared.onHostOfItsOwn(other))
    #expect(try await page.next(\.times).source == .network)
    page.start("location.href = '\(cached.absoluteString)'")
    let times = try await page.next(\.times)
    #expect(times.source == .cache)
    #expect(!times.isFirstInView)
    #expect(await Server.shared.requestCount(for: cached) == 1)
  }

  /// WebKitGTK has no `workerStart` of such a document, so that its source is unknown there.
  @Test func `a document that a service worker answers is told from one of the network`()
    async throws
  {
    let page = try MonitoredPage()
    let worker = try await Server.shared.exchange { _ in
      Server.Reply(
        200, headers: ["Content-Type": "text/javascript"],
        body: Data(
          """
          addEventListener('activate', (event) => event.waitUntil(clients.claim()));
          addEventListener('fetch', (event) => {
            if (event.request.mode === 'navigate') {
              event.respondWith(new Response('<!doctype html><title>Worker</title>text',
                {headers: {'Content-Type': 'text/html'}}));
            }
          });
          """.utf8))
    }
    let url = try await Server.shared.page("<!doctype html><title>Page</title>text")
    try await page.load(url)
    #expect(try await page.next(\.times).source == .network)
    try await page.run(
      """
      await navigator.serviceWorker.register('\(worker.absoluteString)', {scope: '\(url.path)'});
      await navigator.serviceWorker.ready;
      """)
    try await page.load(url)
    #expect(
      try await page.webView.callAsyncJavaScript("return document.title", contentWorld: .page)
        as? String == "Worker")
    #if os(Linux)
      #expect(try await page.next(\.times).source == .unknown)
    #else
      #expect(try await page.next(\.times).source == .serviceWorker)
    #endif
    try await page.run(
      "for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()")
  }
}
