import Foundation
import TestSupport
import Testing
import WebBridge

/// The code of the documentation, compiled and run.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct ArticleTests {
  @Test(arguments: Article.names)
  func `every line of Swift in an article stands in its tests, and its scripts are run`(
    name: String
  ) throws {
    let article = try Article(name)
    #expect(try article.linesMissing(in: article.tests) == [])
    if !article.blocks(of: "js").isEmpty {
      let tests = try String(contentsOf: article.tests, encoding: .utf8)
      #expect(tests.contains("Article(\"\(name)\")"))
    }
  }

  @Test(arguments: [("BridgeTesting", "Testing"), ("DSBridge", "MovingFromDSBridge")])
  func `every line of Swift in a product's landing page stands in an article's tests`(
    product: String, article: String
  ) throws {
    let page = try Article(product, in: product)
    #expect(!page.blocks(of: "swift").isEmpty)
    #expect(try page.linesMissing(in: Article(article).tests) == [])
  }

  @Test func `every code is in the article about errors`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(
        "../../../../Sources/Bridge/BridgeCodec/Values/BridgeError.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let codes = source.matches(of: #/static let (\w+)/#).map(\.1)
    let article = try Article("Errors")
    #expect(codes.count > 10)
    for code in codes { #expect(article.text.contains("`\(code)`"), "\(code)") }
  }
}
