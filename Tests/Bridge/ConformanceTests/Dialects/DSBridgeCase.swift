import BridgeCore
import BridgeLegacy
import BridgeTesting
import TestSupport
import Testing

extension TestPage {
  /// The warnings in the page's console, or nil if the test cannot read the console.
  var warnings: [String]? {
    (self as? MemoryPage)?.page.console.filter { $0.level == .warn }.map(\.text)
  }
}

/// The ways in which a page gets the script.
enum DSBridgeScript: String, CaseIterable {
  /// The dialect's own object.
  case none
  /// The published script, which finds the dialect's `_dsbridge`.
  case published
  /// The published script without `_dsbridge`, so that it uses prompts.
  case prompting
  /// The published script in a page in which it has to make all its globals itself.
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

/// An engine and a way to get the script.
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
