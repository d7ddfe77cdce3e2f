import BridgeCore
import BridgeLegacy
import Foundation
import Testing

/// A page for bridge tests, independent of its engine.
@MainActor protocol TestPage: AnyObject {
  /// The origin of most of the tests' documents.
  var origin: Origin { get }
  /// Another origin.
  var otherOrigin: Origin { get }
  /// Lets time pass on the engine's clock.
  func pass(_ time: Duration) async throws

  func makeBridge(
    _ policy: BridgePolicy, _ options: BridgeOptions, parts: [BridgePart]
  ) throws -> Bridge

  /// Begins to load a document with the given script.
  func startLoading(_ script: String, at origin: Origin, path: String)
  /// Waits until the last load that was begun ends.
  func finishLoading() async throws
  func reload()
  func goBack()
  func goForward()
  /// Kills the process that runs the page.
  func terminateProcess() async throws
  /// Makes `frame` in the page, with another origin, and runs the script in it.
  func runInFrame(_ script: String, at origin: Origin) async throws

  /// Runs the body of an async function in the page and returns its result.
  func run(_ body: String) async throws -> BridgeValue
}

extension TestPage {
  func attach(
    origins: [OriginPattern]? = nil, frames: FrameScope = .main, dialects: [BridgeDialect] = [],
    rules: [BridgeRule] = [], limits: BridgeLimits = .default, parts: [BridgePart] = [],
    authorize: @escaping @MainActor (BridgeCaller) -> Bool = { _ in true }
  ) throws -> Bridge {
    try makeBridge(
      BridgePolicy(origins: origins ?? [.exactly(origin)], frames: frames, rules: rules),
      BridgeOptions(limits: limits, authorization: .immediate(authorize)),
      parts: [.dialects(dialects)] + parts)
  }

  func load(_ script: String = "", at origin: Origin? = nil, path: String = "") async throws {
    startLoading(script, at: origin ?? self.origin, path: path)
    try await finishLoading()
  }

  /// Returns the error that `body` throws in the page, as `{code, name, message, data, …}`.
  func failure(of body: String) async throws -> BridgeValue {
    try await run(
      """
      try { await (async () => { \(body) })(); return { code: 'nothing was thrown' } }
      catch (e) {
        return {
          code: e.code ?? null, name: e.name, message: e.message, data: e.data ?? null,
          isError: e instanceof Error, isBridgeError: e instanceof bridge.BridgeError,
          hasStack: typeof e.stack === 'string', cause: String(e.cause?.name ?? null),
        }
      }
      """)
  }
}

/// The engines on which the conformance suite runs.
enum Engine: String, CaseIterable, CustomTestStringConvertible {
  case memory = "in memory"
  case webKit = "WebKit"

  /// All engines, or the one that the environment names: `memory` or `webkit`.
  static let allCases: [Engine] =
    switch ProcessInfo.processInfo.environment["WEBBRIDGE_ENGINES"] {
    case "memory": [.memory]
    case "webkit": [.webKit]
    default: [.memory, .webKit]
    }

  /// The engines whose process a test can end. Apple's WebKit does not say which process that is.
  static var endable: [Engine] {
    #if os(Linux)
      allCases
    #else
      [.memory]
    #endif
  }

  var testDescription: String { rawValue }

  @MainActor func page() async throws -> any TestPage {
    switch self {
    case .memory: MemoryPage()
    case .webKit: try await WebKitPage()
    }
  }
}
