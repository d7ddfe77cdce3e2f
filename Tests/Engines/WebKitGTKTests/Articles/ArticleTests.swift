import Foundation
import TestSupport
import Testing

extension AllTests {
  /// The code of the documentation, compiled and run. Whole programs are only compiled.
  @MainActor @Suite struct ArticleTests {
    @Test(arguments: Article.names(in: "WebKitGTK"))
    func `every line of an article stands in its tests`(name: String) throws {
      let article = try Article(name, in: "WebKitGTK")
      let tests = folder.appendingPathComponent("\(name)ArticleTests.swift")
      #expect(!article.blocks(of: "swift").isEmpty)
      #expect(try article.linesMissing(in: tests) == [])
    }

    @Test func `the code of docs/WEBKITGTK.md is that of the articles`() throws {
      let file = folder.appendingPathComponent("../../../../docs/WEBKITGTK.md")
      let articles = try Article.names(in: "WebKitGTK").flatMap {
        try Article($0, in: "WebKitGTK").blocks(of: "swift")
      }
      let blocks = Article.blocks(of: "swift", in: try String(contentsOf: file, encoding: .utf8))
      #expect(blocks.count { articles.contains($0) } == 2)
    }

    private var folder: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }
  }
}
