import Foundation
import TestSupport
import Testing
import TypeScriptDeclarations

/// The article about TypeScript: the TypeScript that it shows is generated from the Swift that it shows.
@Suite struct ArticleTests {
  private let article: Article
  private let declarations: BridgeDeclarations

  init() throws {
    article = try Article("TypeScript", in: "WebBridge")
    declarations = try BridgeDeclarations(article.blocks(of: "swift").joined(separator: "\n"))
  }

  @Test func `the declarations that it shows are those of its Swift`() throws {
    #expect(declarations.warnings == [])
    let shown = article.blocks(of: "ts").filter { !$0.contains("import ") }
    #expect(shown.count == 1)
    for part in shown.flatMap({ $0.components(separatedBy: "\n\n") }) {
      #expect(declarations.ofApp.contains(part.trimmingCharacters(in: .newlines)), "\(part)")
    }
  }

  @Test(.enabled(if: TypeScript.isInstalled))
  func `its pages compile, but for the mistakes that it shows`() throws {
    let folder = try Folder()
    try folder.write(declarations.text, to: "bridge.d.ts")
    try folder.write("declare function show(...values: any[]): void\n", to: "show.d.ts")
    var files = ["show.d.ts"]
    var expected: [TypeScript.Finding] = []
    // The article's JavaScript is not marked `js`, because the tests run code that is.
    let pages = [("ts", "ts"), ("js", "javascript")].flatMap { ending, language in
      article.blocks(of: language).filter { $0.contains("import ") }.map { ($0, ending) }
    }
    for (index, (page, ending)) in pages.enumerated() {
      let file = "page\(index).\(ending)"
      // Each block is a module, which may use `await` at its top level.
      let text = page + "\nexport {}\n"
      try folder.write(text, to: file)
      files.append(file)
      expected += TypeScript.expected(in: file, text)
    }
    #expect(files.count == 6)
    let found = try TypeScript.check(files, in: folder.url)
    #expect(found.sorted { $0.file < $1.file } == expected)
    #expect(expected.count == 7)
  }
}
