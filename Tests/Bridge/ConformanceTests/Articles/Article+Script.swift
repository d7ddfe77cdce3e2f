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

  /// Returns the article's JavaScript as the script of a page. All blocks run at once, each in its own scope, and
  /// `done` is fulfilled if all blocks succeed.
  ///
  /// The text after `// →` is the expected value of the expression before it.
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

  /// Returns a block whose import statement is replaced by the module's code.
  private static func imported(_ block: String) -> String {
    let module = Bridge.pageModule.replacingOccurrences(of: "export ", with: "")
    return block.replacing(#/import (\{.*\}) from .*/#) { match in
      "const \(match.1) = (() => {\n\(module)\nreturn \(match.1) })();"
    }
  }
}

extension InMemoryPage {
  /// Loads a page that runs the article's scripts.
  func load(_ article: Article, at url: String, after prelude: String = "") {
    load(url: url, script: article.script(after: prelude))
  }

  /// Waits until the article's scripts have ended, and throws their error if one fails.
  func finishArticle() async throws -> Bool { try await evaluate("done", as: Bool.self) }
}
