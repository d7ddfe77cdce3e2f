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
        let webView = page.webView
        let policy = BridgePolicy(origins: [.exactly(page.origin)])
        let spinner = Spinner()
        var shown: [String] = []
        var restored = 0
        func show(_ text: String) { shown.append(text) }
        let recovery = BridgePart.recovery(.backOff(first: .seconds(1), attempts: 3)) { event in
          switch event {
          case .lost: spinner.isHidden = false
          case .restored: spinner.isHidden = true
          case .gaveUp(let reason): show("The page was lost: \(reason)")
          case .restoring, .waitingUntilShown: break
          }
        }
        let bridge = try Bridge(attachedTo: webView, policy: policy, parts: [recovery])
        let recovered = try #require(bridge.recovery).events
        let reader = Task {
          for await event in recovered where event == .restored {
            restored += 1
          }
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
        let webView = page.webView
        let policy = BridgePolicy(origins: [.exactly(page.origin)])
        let bridge = try Bridge(attachedTo: webView, policy: policy, parts: [.recovery(.once)])
        var hidden = RecoveryPolicy.once
        hidden.waitsUntilShown = false
        hidden.healthyAfter = .seconds(10)
        bridge.recovery?.policy = hidden
        try await page.load("", path: "replaced")
        try await page.terminateProcess()
        for await connection in bridge.connections {
          if case .connected = connection { break }
        }
      }
    }
  }
#endif
