import BridgeCore
import BridgeTesting
import Foundation
import Testing
import TypeScriptDeclarations

#if Macros
  /// The declarations, compared with the values that cross a bridge. The calls are in `values.js`, which the
  /// compiler checks and a page runs.
  @MainActor @Suite(.enabled(if: TypeScript.isInstalled)) struct CrossingTests {
    private let calls: PageCalls
    private let folder: Folder

    init() throws {
      let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      let files = ["CodableTypes.swift", "ExposedKinds.swift"]
      let declarations = try BridgeDeclarations(
        of: SwiftSource.read(files.map { here.appendingPathComponent($0).path }))
      #expect(declarations.warnings == [])
      calls = PageCalls(try Samples.text("Pages/values.js"))
      folder = try Folder()
      try folder.write(declarations.text, to: "bridge.d.ts")
    }

    @Test func `the compiler takes the calls that are right, and no others`() throws {
      try folder.write(calls.text, to: "values.js")
      let found = try TypeScript.check(["values.js"], in: folder.url)
      #expect(found == TypeScript.expected(in: "values.js", calls.text))
    }

    /// Returns the outcomes of the calls in a page.
    private func outcomes() async throws -> [PageCalls.Outcome] {
      let page = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
      try bridge.expose(Echo())
      try bridge.expose(Plaything())
      try bridge.expose(Root())
      return try await calls.run(in: page)
    }

    @Test func `so does the bridge`() async throws {
      let outcomes = try await outcomes()
      #expect(outcomes.count > 80)
      for (call, outcome) in zip(calls.all, outcomes) {
        switch outcome {
        case .gave: #expect(call.isRight, "\(call.text)")
        case .failed(let code):
          #expect(!call.isRight, "\(call.text)")
          #expect(code == "badArguments", "\(call.text)")
        }
      }
    }

    @Test func `what comes back is of the type that is declared, and of no other`() async throws {
      var lines: [String] = []
      var results: [(call: PageCalls.Call, value: String)] = []
      for (call, outcome) in zip(calls.all, try await outcomes()) {
        guard case .gave(let value) = outcome else { continue }
        results.append((call, value))
        lines.append("{ let result = await \(call.text); result = \(value) }")
      }
      let mistaken = try findings(in: lines)
      #expect(mistaken == [:])

      // Numbers and bytes belong to several types, and `any` accepts every value.
      results.removeAll { ["any", "data", "nothing", "counted", "call"].contains($0.call.method) }
      results.removeAll { Double($0.value) != nil || $0.call.method.hasPrefix("qualified") }
      let firsts = Dictionary(results.map { ($0.call.method, $0) }) { first, _ in first }.values
        .sorted { $0.call.method < $1.call.method }
      let variables = firsts.enumerated().map { "let r\($0) = await \($1.call.text)" }
      let swaps = firsts.indices.flatMap { one in
        firsts.indices.filter { $0 != one }.map { other in "r\(one) = \(firsts[other].value)" }
      }
      #expect(swaps.count > 200)
      let found = try findings(in: variables + swaps)
      #expect(swaps.filter { found[$0] == nil } == [])
    }

    @Test func `what the page gets of Swift's calls is of the types that are declared`()
      async throws
    {
      let page = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
      var plain: Plain?
      var collections: Collections?
      var message: Message?
      try bridge.handle("keep") { (one: Plain, other: Collections, third: Message) in
        (plain, collections, message) = (one, other, third)
      }
      try await page.evaluate(
        """
        (() => {
          \(calls.prelude)
          window.seen = []
          const see = async (name, values) => {
            const list = await expression(values)
            seen.push(`const ${name}: Parameters<types.MirrorPage['${name}']> = ${list}`)
          }
          bridge.expose('mirror', {
            async plain(...values) {
              await see('plain', values)
              return { ...values[0], nothing: undefined }
            },
            collections: (...values) => see('collections', values),
            async message(...values) {
              await see('message', values)
              return { ...values[0], photo: await values[0].photo.blob() }
            },
            async *wide(...values) {
              await see('wide', values)
              yield new Map([[1, 2n]])
            },
          })
          return bridge.call('keep', plain, collections, message)
        })()
        """)
      let mirror = bridge.page($MirrorPage.self)
      let given = try #require(plain)
      #expect(try await mirror.plain(given, times: nil).date == given.date)
      #expect(try await mirror.collections(try #require(collections)) == nil)
      let returned = try await mirror.message(try #require(message))
      let photo = try #require(returned.photo)
      #expect(photo.name == "b.png")
      #expect(try await photo.data() == Data("ab".utf8))
      for try await element in mirror.wide([1, .max], ["a"]) { #expect(element == [1: 2]) }
      let lines = try await page.evaluate("seen", as: [String].self)
      #expect(lines.count == 4)
      let text = "import type * as types from './bridge.js'\n" + lines.joined(separator: "\n")
      try folder.write(text + "\nexport {}", to: "seen.ts")
      let found = try TypeScript.check(["seen.ts"], in: folder.url)
      #expect(found == [])
    }

    @Test(arguments: ["{}", "undefined", "null", "1", nil])
    func
      `the registrar of an observed type may be any value, but has to be there if it is a variable`(
        registrar: String?
      ) async throws
    {
      struct Registrar: Codable {
        init() {}
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {}
      }
      struct State: Codable {
        var _count = 1
        var _$observationRegistrar = Registrar()
      }
      let page = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
      try bridge.handle("echo") { (state: State) in state }
      let member = registrar.map { ", _$observationRegistrar: \($0)" } ?? ""
      let text = try await page.evaluate(
        """
        bridge.call('echo', { _count: 2\(member) }).then(
          (value) => Object.entries(value).map((entry) => entry.map(String).join('=')).join(),
          (error) => `${error.code}: ${error.message}`)
        """, as: String.self)
      #expect(
        text
          == (registrar == nil
            ? #"badArguments: "echo" argument 1: "_$observationRegistrar" is missing."#
            : "_count=2,_$observationRegistrar=undefined"))
    }

    /// Returns the compiler's findings in lines, by line.
    private func findings(in lines: [String]) throws -> [String: String] {
      let text = calls.beginning + lines.joined(separator: "\n")
      try folder.write(text, to: "results.js")
      let all = text.components(separatedBy: "\n")
      let found = try TypeScript.check(["results.js"], in: folder.url)
      return Dictionary(found.map { (all[$0.line - 1], $0.description) }) { first, _ in first }
    }
  }
#endif
