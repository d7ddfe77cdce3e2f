import BridgeCore
import BridgeLegacy
import BridgeTesting

/// A page in memory under test.
@MainActor final class MemoryPage: TestPage {
  let page = InMemoryPage()
  let origin: Origin = "http://127.0.0.1:8080"
  let otherOrigin: Origin = "http://localhost:8080"
  private var frames = FrameScope.main

  func pass(_ time: Duration) async throws {
    // Messages under way arrive first, as they would in that time.
    _ = try? await page.evaluate("0")
    page.clock.advance(by: time)
  }

  func makeBridge(
    _ policy: BridgePolicy, _ options: BridgeOptions, parts: [BridgePart]
  ) throws -> Bridge {
    frames = policy.frames
    return try Bridge(attachedTo: page, policy: policy, options: options, parts: parts)
  }

  func startLoading(_ script: String, at origin: Origin, path: String) {
    page.load(url: "\(origin)/\(path)", script: script)
  }

  func finishLoading() async throws { try await page.evaluate("0") }
  func reload() { page.reload() }
  func goBack() { page.goBack() }
  func goForward() { page.goForward() }
  func terminateProcess() async throws { page.terminateProcess() }

  func runInFrame(_ script: String, at origin: Origin) async throws {
    let runsRuntime = if case .all = frames { true } else { false }
    let frame = page.addFrame(url: "\(origin)/frame", script: script, runsRuntime: runsRuntime)
    try await frame.evaluate("0")
  }

  func run(_ body: String) async throws -> BridgeValue {
    try await page.evaluate("(async () => {\n\(body)\n})()", as: BridgeValue.self)
  }
}
