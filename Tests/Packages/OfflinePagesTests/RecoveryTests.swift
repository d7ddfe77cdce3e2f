#if os(Linux)
  import Foundation
  import TestSupport
  import Testing
  import WebBridge

  @testable import OfflinePackages
  @testable import OfflinePages

  /// Pages of packages whose process ends, in views with a recovery.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct RecoveryTests {
    private static let files = ["index.html": "<!doctype html><title>Shop</title>Shop"]

    /// Counts the documents of the main frame.
    private final class Documents: BridgeObserver {
      private(set) var began = 0

      func observe(_ activity: BridgeActivity) {
        if case .documentBegan = activity.kind { began += 1 }
      }
    }

    private static var recovery: BridgePart {
      var policy = RecoveryPolicy.backOff(first: .zero)
      policy.waitsUntilShown = false
      return .recovery(policy)
    }

    @Test func `a package is opened again by its site alone, and once`() async throws {
      let stage = try Stage()
      try await stage.install(1, Self.files)
      let page = try stage.page(isShown: true, parts: [Self.recovery])
      try await stage.openAndConfirm("shop", in: page)
      let failures = stage.failures()
      let events = try #require(page.bridge.recovery).events
      let documents = Documents()
      page.bridge.add(observer: documents)
      PackagePage.killProcesses()
      var all: [RecoveryEvent] = []
      for await event in events {
        all.append(event)
        if event == .restored { break }
      }
      #expect(all == [.lost(url: URL(string: "app://shop/")), .restored])
      // A second load would have begun by the time that a call is answered.
      _ = try? await page.bridge.call("nothing", as: Int.self)
      #expect(documents.began == 1)
      #expect(failures.list == ["shop 1 crash"])
      #expect(!page.webView.isLoading)
    }

    @Test func `a package that has failed too often is given up`() async throws {
      let stage = try Stage(confirmation: .byPage)
      try await stage.install(1, Self.files)
      let page = try stage.page(isShown: true, parts: [Self.recovery])
      let events = try #require(page.bridge.recovery).events
      try await stage.open("shop", in: page)
      var all: [RecoveryEvent] = []
      PackagePage.killProcesses()
      for await event in events {
        all.append(event)
        if event == .restored { PackagePage.killProcesses() }
        if case .gaveUp = event { break }
      }
      #expect(all.last == .gaveUp(.package))
      #expect(all.contains(.restored))
      #expect(all.filter { if case .restoring = $0 { true } else { false } } == [])
    }

    @Test func `another page than a package's is the bridge's to recover`() async throws {
      let stage = try Stage(confirmation: .byPage)
      try await stage.install(1, Self.files)
      let page = try stage.page(parts: [Self.recovery])
      try await stage.open("shop", in: page)
      page.startWaiting()
      let url = try await Server.shared.page("<title>Other</title>")
      page.webView.load(URLRequest(url: url))
      try await page.finishWaiting()
      let events = try #require(page.bridge.recovery).events
      PackagePage.killProcesses()
      var all: [RecoveryEvent] = []
      for await event in events {
        all.append(event)
        if event == .restored { break }
      }
      #expect(all == [.lost(url: url), .restoring(attempt: 1, after: .zero), .restored])
      #expect(page.webView.url == url)
    }
  }
#endif
