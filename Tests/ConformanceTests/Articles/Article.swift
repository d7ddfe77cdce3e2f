import BridgeTesting
import Foundation
import WebBridge

/// An article of the documentation, and the code in it.
struct Article {
  let name: String
  let text: String

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let catalog = tests.appendingPathComponent(
    "../../../Sources/BridgeCore/BridgeCore.docc")

  static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: catalog.path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }

  init(_ name: String) throws {
    self.name = name
    text = try String(
      contentsOf: Self.catalog.appendingPathComponent("\(name).md"), encoding: .utf8)
  }

  /// The file that tests the article, without its indentation.
  func tests() throws -> String {
    let file = Self.tests.appendingPathComponent("\(name)ArticleTests.swift")
    return try String(contentsOf: file, encoding: .utf8).replacing(#/ +/#, with: " ")
  }

  func blocks(of language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  /// The article's JavaScript as the script of a page: all blocks run at once, each in a scope of its
  /// own, and `done` tells whether all went well.
  ///
  /// What stands behind `// →` is what the expression before it has to come to.
  func script(after prelude: String = "") -> String {
    let bodies = blocks(of: "js").map { block in
      let body = Self.imported(block).replacing(Self.claim) { match in
        "\(match.1)same(\(match.2), \(match.3));"
      }
      return "(async () => {\n\(body)\n})()"
    }
    return """
      const same = async (actual, expected) => {
        const [a, b] = [JSON.stringify(await actual), JSON.stringify(expected)];
        if (a !== b) throw new Error(a + ' is not ' + b);
      };
      \(prelude)
      window.done = Promise.all([\(bodies.joined(separator: ",\n"))]).then(() => true);
      window.done.catch(() => {});
      """
  }

  private static var claim: Regex<(Substring, Substring, Substring, Substring)> {
    #/(?m)^( *await )(.+?) +\/\/ → (.+)$/#
  }

  /// A script with what its import statement comes to in place of that.
  private static func imported(_ block: String) -> String {
    let module = PageRuntime.module.replacingOccurrences(of: "export ", with: "")
    return block.replacing(#/import (\{.*\}) from .*/#) { match in
      "const \(match.1) = (() => {\n\(module)\nreturn \(match.1) })();"
    }
  }
}

extension InMemoryPage {
  /// A page of an origin, which runs the article's scripts once it is loaded.
  func load(_ article: Article, at url: String, after prelude: String = "") {
    load(url: url, script: article.script(after: prelude))
  }

  /// Waits until the article's scripts have run to their ends; throws what they threw.
  func finishArticle() async throws -> Bool { try await evaluate("done", as: Bool.self) }
}
