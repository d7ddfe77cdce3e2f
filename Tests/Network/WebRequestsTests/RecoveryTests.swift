#if os(Linux)
  import Foundation
  import TestSupport
  import Testing
  import WebBridge

  @testable import WebRequests

  /// Relayed requests of a page whose process ends, with a recovery.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct RecoveryTests {
    @Test func `a relayed request is cancelled, and the page that comes back is relayed again`()
      async throws
    {
      let watched = WatchedClient(.urlSession)
      // WebKit may load the page again into a process that it has started ahead, and that ends here as well.
      var policy = RecoveryPolicy.backOff(first: .zero, attempts: 5)
      policy.waitsUntilShown = false
      let page = try await RelayPage(parts: [.recovery(policy)]) {
        try RelayPage.relay($0, client: watched.client)
      }
      try await page.load()
      let recovery = try #require(page.bridge?.recovery)
      let events = recovery.events
      _ = try await page.run("fetch('/text?gate=lost').catch(() => {}); return 1")
      while watched.exchangeCount != 1 { try await turn() }
      WebProcess.killAll()
      DifferentialPages.forget()
      BytePages.forget()
      EnginePages.forget()
      while watched.exchangeCount != 0 { try await turn() }
      for await event in events where event == .restored { break }
      await TestServer.shared.open("lost")
      #expect(try await page.run("return (await fetch('/text?text=next')).text()") == #""next""#)
      #expect(watched.exchangeCount == 0)
    }
  }
#endif
