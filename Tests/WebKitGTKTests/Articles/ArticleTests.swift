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

    @Test(arguments: [("docs/WEBKITGTK.md", 2), ("README.md", 1)])
    func `the code elsewhere is that of the articles`(name: String, count: Int) throws {
      let file = folder.appendingPathComponent("../../../\(name)")
      let articles = try Article.names(in: "WebKitGTK").flatMap {
        try Article($0, in: "WebKitGTK").blocks(of: "swift")
      }
      let blocks = Article.blocks(of: "swift", in: try String(contentsOf: file, encoding: .utf8))
      #expect(blocks.count { articles.contains($0) } == count)
    }

    private var folder: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }
  }
}
