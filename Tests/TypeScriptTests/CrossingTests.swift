import BridgeCore
import BridgeTesting
import Foundation
import Testing
import TypeScriptDeclarations

#if Macros
  /// What is declared, compared with what crosses a bridge: the calls of `values.js`, which a compiler
  /// checks and a page makes.
  @MainActor @Suite(.enabled(if: TypeScript.isInstalled)) struct CrossingTests {
    private let calls: PageCalls
    private let folder: Folder

    init() throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("CodableTypes.swift")
      let declarations = try BridgeDeclarations(of: SwiftSource.read([file.path]))
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

    /// What becomes of the calls in a page whose app exposes an ``Echo``.
    private func outcomes() async throws -> [PageCalls.Outcome] {
      let page = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(attachedTo: page, origins: [page.origin])
      try bridge.expose(Echo())
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

      // `any` gives whatever it takes, and the others are numbers or nothing.
      results.removeAll { ["any", "maybe", "flags", "nothing"].contains($0.call.method) }
      let firsts = Dictionary(results.map { ($0.call.method, $0) }) { first, _ in first }.values
        .sorted { $0.call.method < $1.call.method }
      let swapped = firsts.flatMap { one in
        firsts.filter { $0.call.method != one.call.method }.map { other in
          "{ let result = await \(one.call.text); result = \(other.value) }"
        }
      }
      #expect(swapped.count > 200)
      let found = try findings(in: swapped)
      #expect(swapped.filter { found[$0] == nil } == [])
    }

    /// What the compiler finds in lines, by line.
    private func findings(in lines: [String]) throws -> [String: String] {
      try folder.write(calls.beginning + lines.joined(separator: "\n"), to: "results.js")
      let above = calls.beginning.filter { $0 == "\n" }.count
      let found = try TypeScript.check(["results.js"], in: folder.url)
      return Dictionary(found.map { (lines[$0.line - 1 - above], $0.description) }) { first, _ in
        first
      }
    }
  }
#endif
