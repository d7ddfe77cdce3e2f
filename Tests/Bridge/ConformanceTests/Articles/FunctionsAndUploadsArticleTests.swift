import BridgeTesting
import Foundation
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @MainActor @Suite struct FunctionsAndUploads {
    struct Options: Codable {
      var title: String
      var done: BridgeFunction?
    }

    @Test func `functions and streams are arguments`() async throws {
      let page = InMemoryPage()
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      try bridge.handle("files.copy") {
        (names: [String], progress: BridgeFunction) async throws -> Int in
        for name in names { try await progress(name) }
        return try await progress("all", as: Int.self)
      }
      try bridge.handle("pick") { (options: Options) async throws in
        try await options.done?(options.title)
      }
      try bridge.handle("photo.upload") {
        (name: String, chunks: BridgeStream<Data>) async throws -> Int in
        var size = 0
        for try await chunk in chunks { size += chunk.count }
        return size
      }
      page.load(
        try Article("FunctionsAndUploads"), at: "https://shop.example.com/",
        after: "let count = 0; bridge.handle('counter', () => () => ++count);")
      let lines: [String] = try await bridge.call(
        "list.each", ["a", "b"],
        BridgeFunction { (name: String, index: Int) in "\(index): \(name)" })
      #expect(lines == ["0: a", "1: b"])
      let numbers = AsyncStream<Int> { continuation in
        for n in 1...4 { continuation.yield(n) }
        continuation.finish()
      }
      let sum: Int = try await bridge.call("numbers.sum", BridgeStream(numbers))
      #expect(sum == 10)
      var heard: [String] = []
      try await bridge.call("watch", BridgeFunction { (what: String) in heard.append(what) })
      let kept: BridgeFunction = try await bridge.call("counter")
      _ = try await kept(as: Int.self)
      kept.release()
      #expect(try await page.finishArticle())
      while heard.isEmpty { try await turn() }
      #expect(heard == ["once"])
    }
  }
}
