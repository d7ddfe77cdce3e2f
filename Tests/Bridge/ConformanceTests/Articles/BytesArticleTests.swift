import BridgeTesting
import Foundation
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @MainActor @Suite struct Bytes {
    @Test func `bytes and files cross`() async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("article-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let movie = folder.appendingPathComponent("movie.mp4")
      try Data("not a movie!".utf8).write(to: movie)

      let page = InMemoryPage()
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      try bridge.handle("photo.size") { (jpeg: Data) in jpeg.count }
      try bridge.handle("attach") { (file: BridgeBlob) async throws in
        let target = folder.appendingPathComponent(UUID().uuidString)
        try await file.write(to: target)
        return file.size
      }
      try bridge.handle("checksum") { (file: BridgeBlob) async throws in
        var sum: UInt8 = 0
        for try await piece in file.stream() { for byte in piece { sum &+= byte } }
        return sum
      }
      try bridge.handle("movie") { try BridgeBlob(contentsOf: movie, type: "video/mp4") }
      page.load(try Article("Bytes"), at: "https://shop.example.com/")
      #expect(try await page.finishArticle())
      #expect(
        try await page.evaluate("bridge.call('checksum', new Blob(['ab']))", as: Int.self) == 195)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }

    @Test func `a view is prepared`() {
      let configuration = WKWebViewConfiguration()
      configuration.prepareForBridge()
      let webView = WKWebView(frame: .zero, configuration: configuration)
      #expect(webView.configuration.urlSchemeHandler(forURLScheme: "webbridge") != nil)
    }
  }
}
