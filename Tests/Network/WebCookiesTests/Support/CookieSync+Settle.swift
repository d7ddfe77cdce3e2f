import Testing

@testable import WebCookies

extension CookieSync {
  /// Waits until no sync has written anything for a while. Syncs that write without end fail the test.
  static func settle(_ syncs: [CookieSync]) async throws {
    var quiet = 0
    for _ in 0..<100 {
      let before = syncs.map(\.writes)
      for sync in syncs { #expect(await sync.ready(within: .seconds(30))) }
      quiet = syncs.map(\.writes) == before ? quiet + 1 : 0
      if quiet == 5 { return }
    }
    Issue.record("The syncs do not come to an end: \(syncs.map(\.writes)).")
  }
}
