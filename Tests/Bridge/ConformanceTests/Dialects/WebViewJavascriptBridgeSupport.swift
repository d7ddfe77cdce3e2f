import BridgeTesting
import Foundation
import Logging
import TestSupport
import Testing
import WebBridge

/// The warnings that a bridge logged.
final class LogLines: Sendable {
  // Written on the main actor only, because bridges log there.
  @MainActor private(set) var warnings: [String] = []

  @MainActor func append(_ line: String) { warnings.append(line) }

  var logger: Logger { Logger(label: "test") { [self] _ in Handler(lines: self) } }

  private struct Handler: LogHandler {
    let lines: LogLines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.warning
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let line = "\(event.message)"
      MainActor.assumeIsolated { lines.append(line) }
    }
  }
}

extension TestPage {
  /// Waits until the log has a line that contains `text`.
  func wait(for text: String, in log: LogLines) async throws {
    while !log.warnings.contains(where: { $0.contains(text) }) { try await turn() }
  }

  /// Attaches a bridge with dialects, and keeps its log.
  func attachOld(
    _ dialects: [BridgeDialect] = [.webViewJavascriptBridge], limits: BridgeLimits = .default,
    frames: FrameScope = .main, log: LogLines = LogLines()
  ) throws -> Bridge {
    if let page = self as? MemoryPage {
      return try Bridge(
        attachedTo: page.page, policy: BridgePolicy(origins: [.exactly(origin)], frames: frames),
        options: BridgeOptions(limits: limits, logger: log.logger), parts: [.dialects(dialects)])
    }
    let page = try #require(self as? WebKitPage)
    return try Bridge(
      attachedTo: page.webView, policy: BridgePolicy(origins: [.exactly(origin)], frames: frames),
      options: BridgeOptions(limits: limits, logger: log.logger), parts: [.dialects(dialects)])
  }

  /// Runs the body while the page's time passes, for pages that use timers.
  func inTime<T: Sendable>(_ body: @MainActor () async throws -> T) async throws -> T {
    let passing = Task {
      while !Task.isCancelled { try await pass(.milliseconds(5)) }
    }
    defer { passing.cancel() }
    return try await body()
  }

  /// Runs the body of an async function while the page's time passes.
  func runInTime(_ body: String) async throws -> BridgeValue {
    try await inTime { try await run(body) }
  }
}

extension MemoryPage {
  /// The warnings for the page's developer.
  var warnings: [String] { page.console.filter { $0.level == .warn }.map(\.text) }
}
