#if os(Linux)
  import Foundation
  import TestSupport
  import Testing
  import WebBridge

  extension ArticleTests {
    @MainActor @Suite struct RecoveringPages {
      private final class Spinner {
        var isHidden = true
      }

      @Test func `a page comes back, and the app shows its steps`() async throws {
        let page = try await WebKitPage()
        let bridge = try page.attach()
        let spinner = Spinner()
        var shown: [String] = []
        var restored = 0
        func show(_ text: String) { shown.append(text) }
        let recovery = try bridge.recover(.backOff(first: .seconds(1), attempts: 3)) { event in
          switch event {
          case .lost: spinner.isHidden = false
          case .restored: spinner.isHidden = true
          case .gaveUp(let reason): show("The page was lost: \(reason)")
          case .restoring, .waitingUntilShown: break
          }
        }
        let reader = Task {
          for await event in recovery.events where event == .restored { restored += 1 }
        }
        let window = Window(page.webView)
        window.show()
        defer { window.close() }
        try await page.load("")
        try await page.terminateProcess()
        #expect(!spinner.isHidden)
        while restored == 0 { try await turn() }
        #expect(spinner.isHidden && shown == [])
        bridge.detach()
        await reader.value
      }

      @Test func `policies are replaced`() async throws {
        let page = try await WebKitPage()
        let bridge = try page.attach()
        try bridge.recover(.once)
        var policy = RecoveryPolicy.once
        policy.waitsUntilShown = false
        policy.healthyAfter = .seconds(10)
        try bridge.recover(policy)
        try await page.load("", path: "replaced")
        try await page.terminateProcess()
        for await connection in bridge.connections {
          if case .connected = connection { break }
        }
      }
    }
  }
#endif
