import BridgeTesting
import Foundation
import TestSupport
import WebBridge

extension Article {
  static var names: [String] { names(in: "WebBridge") }

  init(_ name: String) throws { try self.init(name, in: "WebBridge") }

  /// The file that tests the article.
  var tests: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("\(name)ArticleTests.swift")
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
