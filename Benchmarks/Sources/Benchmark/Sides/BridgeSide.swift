import BridgeMonitor
import Foundation
import Logging
import WebBridge

/// A page with the bridge.
@MainActor final class BridgeSide {
  let side: Side
  let bridge: Bridge
  private let waiting = Waiting()

  /// Opens a page. Its host must differ from those of other sides, so that the page has its own process.
  static func open(
    _ host: String = "ours", dialects: [BridgeDialect] = [], limits: BridgeLimits = .withoutRate,
    isMonitored: Bool = false, script: String = ""
  ) async throws -> BridgeSide {
    let configuration = WKWebViewConfiguration()
    configuration.prepareForBridge()
    let side = Side(configuration)
    var parts: [BridgePart] = [.dialects(dialects)]
    if isMonitored {
      var options = PageMonitorOptions()
      options.logger.logLevel = .error
      parts.append(.monitor(PageMonitor(options: options)))
    }
    let bridge = try Bridge(
      attachedTo: side.webView, policy: BridgePolicy(origins: [.anyOrigin]),
      options: BridgeOptions(limits: limits), parts: parts)
    let opened = try BridgeSide(side, bridge)
    try await side.load(
      """
      bridge.handle('echo', (s) => s);
      bridge.handle('never', () => new Promise(() => {}));
      \(script)
      """, host: host)
    return opened
  }

  private init(_ side: Side, _ bridge: Bridge) throws {
    (self.side, self.bridge) = (side, bridge)
    try bridge.handle("echo") { (text: String) in text }
    try bridge.handle("value") { (value: BridgeValue) in value }
    try bridge.handle("items") { (items: [FoundationSide.Item]) in items }
    try bridge.handle("size") { (bytes: Data) in bytes.count }
    try bridge.handle("zeros") { (count: Int) in Data(count: count) }
    try bridge.handle("never") { [waiting] () async in await waiting.wait() }
  }

  func run(_ body: String) async throws { try await side.run(body) }
}

extension BridgeLimits {
  /// The default limits without a rate, because sides measure how fast calls are.
  static let withoutRate = BridgeLimits(callsPerSecond: nil)
}
