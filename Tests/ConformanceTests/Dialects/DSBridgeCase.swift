import BridgeCore
import BridgeLegacy
import BridgeTesting
import TestSupport
import Testing

extension TestPage {
  /// What the page was warned of; nil where a test cannot know.
  var warnings: [String]? {
    (self as? MemoryPage)?.page.console.filter { $0.level == .warn }.map(\.text)
  }
}

/// How a page came by the script.
enum DSBridgeScript: String, CaseIterable {
  /// The dialect's own object.
  case none
  /// The published script, which finds the dialect's `_dsbridge`.
  case published
  /// The same without `_dsbridge`: it goes by prompts.
  case prompting
  /// The same in a page whose globals it makes all by itself.
  case unaided

  var source: String {
    switch self {
    case .none: "var bridge = window.dsBridge;\n"
    case .published: DSBridgePage.published
    case .prompting: "delete window._dsbridge;\n" + DSBridgePage.published
    case .unaided: "delete window._dsbridge; delete window._dsf;\n" + DSBridgePage.published
    }
  }
}

/// Every engine, and every way to the script.
struct DSBridgeCase: CustomTestStringConvertible {
  let engine: Engine
  let script: DSBridgeScript

  static var all: [DSBridgeCase] {
    Engine.allCases.flatMap { engine in
      DSBridgeScript.allCases.map { DSBridgeCase(engine: engine, script: $0) }
    }
  }

  var testDescription: String { "\(engine), \(script)" }

  @MainActor func page() async throws -> any TestPage { try await engine.page() }
}
