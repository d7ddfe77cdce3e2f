#if os(Linux)
  import Foundation
  import TestSupport
  import Testing
  import WebBridge

  @testable import OfflinePackages
  @testable import OfflinePages

  /// Pages of packages whose processes end for a reason that says nothing of the release.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct HiddenViewTests {
    private static let files = ["index.html": "<!doctype html><title>Shop</title>Shop"]

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

    /// A shown page of the second release, which is confirmed as the first one is.
    private func confirmed() async throws -> (Stage, PackagePage, Counts) {
      let stage = try Stage()
      let page = try stage.page(isShown: true)
      for version in 1...2 {
        try await stage.install(UInt64(version), Self.files)
        try await stage.openAndConfirm("shop", in: page)
      }
      let counts = Counts()
      page.bridge.add(observer: counts)
      return (stage, page, counts)
    }

    @Test func `the release of a hidden view keeps its health however often its process ends`()
      async throws
    {
      let (stage, page, counts) = try await confirmed()
      let failures = stage.failures()
      let seat = stage.site(of: page).seat(of: page.webView)
      for count in 1...6 {
        page.window.hide()
        PackagePage.killProcesses()
        while counts.ends < count { try await turn() }
        // The page comes back when the view is shown, and not before.
        #expect(counts.documents == count - 1)
        page.window.show()
        #expect(await seat.restoration?.value == true)
        while counts.documents < count { try await turn() }
      }
      #expect(try await page.text("document.title") == "Shop")
      #expect(failures.list.isEmpty)
      #expect(try await stage.open("shop", in: page).version == 2)
    }

    @Test(arguments: ["a warning of low memory", "the app", "nothing"])
    func `the end of a shown page's process is the release's only where nothing else explains it`(
      cause: String
    ) async throws {
      let (stage, page, counts) = try await confirmed()
      let failures = stage.failures()
      let seat = stage.site(of: page).seat(of: page.webView)
      if cause == "a warning of low memory" {
        NotificationCenter.default.post(name: MemoryWarning.name, object: nil)
      }
      if cause == "the app" { page.webView.endPageProcess() } else { PackagePage.killProcesses() }
      while counts.ends == 0 { try await turn() }
      // Recovery of pages asks at any time whether the package opens its page again.
      let restoration = try #require(seat.restoration)
      var isKnown = true
      while counts.documents == 0 {
        isKnown = isKnown && seat.restoration == restoration
        try await turn()
      }
      #expect(isKnown)
      #expect(await restoration.value)
      #expect(failures.list == (cause == "nothing" ? ["shop 2 crash"] : []))
    }
  }
#endif
