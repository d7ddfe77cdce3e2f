import BridgeMonitor
import Foundation

/// Uses the shop like a person while real servers collect its metrics, and compares their numbers with the page's.
@MainActor enum Check {
  private static let rounds = 24

  /// - Parameter picture: The file for a picture of the dashboard.
  /// - Throws: An error that says what failed.
  static func run(picture: URL?) async throws {
    let limit = Watchdog(seconds: 90)
    defer { limit.end() }
    let folder = FileManager.default.temporaryDirectory.appending(
      component: "monitoring-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let servers = try await Servers(in: folder)
    Application.endsWithLastWindow = false
    let window = try ShopWindow(logLevel: .critical)
    window.show()
    let user = User(of: window)

    var start = Date.distantFuture
    for round in 0..<rounds {
      if round % 4 == 0 { try await user.open() }
      try await shop(user, round)
      if round % 4 == 3 { try await user.leave() }
      // Prometheus reads each round, so that the dashboard has lines.
      let time = Date()
      try await servers.gateway.push(window.metrics)
      try await servers.prometheus.waitForPush(after: time)
      start = min(start, Date())
    }

    try await compare(user, with: servers.prometheus)
    let seconds = Int(Date().timeIntervalSince(start))
    let dashboard = Dashboard()
    try await dashboard.show(servers.prometheus, seconds: seconds)
    let total = user.calls.values.reduce(0, +)
    try expect("the calls that the dashboard shows", try await dashboard.calls(), "\(total)")
    if let picture { try await dashboard.save(to: picture) }
    dashboard.close()
    window.close()
    print("Monitoring: Prometheus has all \(total) calls of \(user.loads) pages.")
  }

  /// What the user does in one round: more in some rounds than in others.
  private static func shop(_ user: User, _ round: Int) async throws {
    try await user.click("search", times: 2 + round % 5)
    try await user.click("order", times: 1 + round % 3)
    try await user.click("pay")
    if round % 2 == 1 { try await user.click("recommend") }
    if round % 6 == 2 { try await user.click("coupon") }
    if round % 3 == 0 { try await user.countOrders() }
    if round % 8 == 3 { try await user.fail("picture", kinds: "resource") }
    if round % 8 == 5 { try await user.fail("throw", kinds: "exception") }
    if round % 12 == 7 { try await user.fail("reject", kinds: "rejection") }
    if round % 24 == 9 { try await user.fail("tracker", kinds: "policy", "resource") }
  }

  /// Compares the numbers of Prometheus with those of the page.
  private static func compare(_ user: User, with prometheus: Prometheus) async throws {
    let calls = try await prometheus.counts(
      of: "rpc_server_call_duration_seconds_count", by: "rpc_method", "error_type")
    // The monitor gives methods that the app does not have one name.
    let made = Dictionary(
      user.calls.map { ($0.key.replacing("coupon ", with: "_OTHER "), $0.value) },
      uniquingKeysWith: +)
    try expect("the calls of the page", calls, made)
    try expect(
      "the calls of native code",
      try await prometheus.counts(of: "rpc_client_call_duration_seconds_count", by: "rpc_method"),
      ["cart.count": user.answers])
    try expect(
      "the failures of the page",
      try await prometheus.counts(of: "webbridge_page_failures_total", by: "error_type"),
      user.failures)
    try expect(
      "the loaded pages",
      try await prometheus.counts(
        of: "webbridge_page_time_seconds_count", by: "webbridge_page_phase")["load"], user.loads)
  }

  private static func expect<Value: Equatable>(
    _ what: String, _ value: Value, _ expected: Value
  ) throws {
    guard value != expected else { return }
    throw CheckFailure(description: "Of \(what): expected \(expected), found \(value).")
  }
}
