import BridgeMonitor
import Foundation
import TestSupport
import Testing

/// Documents that come neither from the network nor from a scheme of the app. ``WorkerSourceTests`` has those of service
/// workers.
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
}
