#if os(Linux)
  import Foundation
  import TestSupport
  import Testing
  import WebBridge

  @testable import OfflinePackages
  @testable import OfflinePages

  /// Pages of packages in views whose processes the system ends to get their memory, as iOS does with hidden views.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct HiddenViewTests {
    private static let files = ["index.html": "<!doctype html><title>Shop</title>"]

    /// Counts the documents of the main frame, and the processes that ended.
    private final class Counts: BridgeObserver {
      private(set) var documents = 0
      private(set) var ends = 0

      func observe(_ activity: BridgeActivity) {
        switch activity.kind {
        case .documentBegan: documents += 1
        case .processEnded: ends += 1
        default: break
        }
      }
    }

    @Test func `the release of a hidden view keeps its health however often its process ends`()
      async throws
    {
      let stage = try Stage()
      let page = try stage.page()
      for version in 1...2 {
        try await stage.install(UInt64(version), Self.files)
        try await stage.openAndConfirm("shop", in: page)
      }
      let failures = stage.failures()
      let seat = stage.site(of: page).seat(of: page.webView)
      let counts = Counts()
      page.bridge.add(observer: counts)
      for count in 1...3 {
        seat.mayLoseProcess = { _ in true }
        PackagePage.killProcesses()
        while counts.ends < count { try await turn() }
        // The page comes back when the view is shown, and not before.
        #expect(counts.documents == count - 1)
        seat.mayLoseProcess = { _ in false }
        #expect(await seat.restoration?.value == true)
        while counts.documents < count { try await turn() }
      }
      #expect(try await page.text("document.title") == "Shop")
      #expect(failures.list.isEmpty)
      #expect(try await stage.open("shop", in: page).version == 2)
    }

    @Test func `a page has no time to be ready while its view is hidden`() async throws {
      let stage = try Stage(readyLimit: 1, confirmation: .byPage)
      try await stage.install(1, Self.files)
      let page = try stage.page()
      var events = stage.packages.events.makeAsyncIterator()
      let seat = stage.site(of: page).seat(of: page.webView)
      var looks = 0
      // Hidden for twice as long as the limit, and then shown.
      seat.mayLoseProcess = { _ in
        looks += 1
        return looks <= 8
      }
      try await stage.open("shop", in: page)
      while let event = await events.next() {
        guard case .failed(_, let reason) = event else { continue }
        #expect(reason == .neverReady)
        break
      }
      #expect(looks >= 12)
    }
  }
#endif
