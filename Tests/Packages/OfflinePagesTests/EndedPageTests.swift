#if !canImport(ObjectiveC)
  import Foundation
  import Locking
  import OfflinePages
  import TestSupport
  import Testing

  @testable import OfflinePackages
  @testable import OfflinePages

  /// The page of a package ends at any moment of its load: whoever waits for it hears of that, and keeps none of its files.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct EndedPageTests {
    enum End: String, CaseIterable {
      case process = "the process ends"
      case view = "the view is closed"
      case stop = "the load is stopped"
      case next = "another load begins"
    }

    /// A page with a large file, so that its load has many moments.
    private static let large = String(repeating: "large ", count: 200_000)

    private static func files(_ version: UInt64) -> [String: String] {
      [
        "index.html": """
        <!doctype html><title>version \(version)</title><script src=app.js></script>
        <script>fetch('large.txt').then((r) => r.text()).catch(() => {})</script><img src=large.txt>
        """,
        "app.js": "window.version = \(version)", "large.txt": large,
      ]
    }

    /// What may wait for the page. The limits are those after which a test has failed.
    private static let waits:
      [(name: String, wait: @MainActor (PackageSite, PackagePage) async -> Void)] = [
        ("the opening", { _ = try? await $0.open("shop", in: $1.webView) }),
        ("the load", { await $1.webView.hasLoaded(within: .seconds(3_600)) }),
        ("the answer", { _ = await $1.webView.isAnswering(within: 3_600) }),
        ("the word of the app", { try? await $0.confirmHealthy($1.webView) }),
        (
          "the page's call",
          { _ = try? await $1.run("return await (await fetch('large.txt')).text()") }
        ),
      ]

    /// The names of the waits that have not ended.
    private final class Open {
      var names: Set<String> = []
    }

    /// Opens the package in a view, and ends that at a moment.
    private func endOpening(_ stage: Stage, by end: End, at moment: Int) async throws {
      let page = try stage.page(isShown: moment % 5 == 4 && end != .process)
      let site = stage.site(of: page)
      // A window that is shown keeps its view.
      defer { page.window.close() }
      let open = Open()
      func begin(
        _ waits: some Collection<
          (name: String, wait: @MainActor (PackageSite, PackagePage) async -> Void)
        >
      ) {
        for (name, wait) in waits {
          open.names.insert(name)
          Task {
            await wait(site, page)
            open.names.remove(name)
          }
        }
      }
      // Some views have a page already, and a process.
      if moment % 2 == 0 {
        try await stage.open("shop", in: page)
        // One view is confirmed.
        if moment % 4 == 0 { try await site.confirmHealthy(page.webView) }
      }
      begin(Self.waits.prefix(3))
      for _ in 0..<moment * 3 { try await turn() }
      begin(Self.waits.dropFirst(3))
      switch end {
      case .process: PackagePage.killProcesses()
      case .view: page.webView.close()
      case .stop: page.webView.stopLoading()
      case .next: page.webView.loadHTMLString("<title>next</title>", baseURL: nil)
      }
      begin(Self.waits.filter { !open.names.contains($0.name) })
      let limit = ContinuousClock.now + .seconds(20)
      while !open.names.isEmpty, ContinuousClock.now < limit { try await turn() }
      #expect(open.names == [], "\(end.rawValue) at moment \(moment)")
    }

    private func isStored(_ text: String, _ stage: Stage) -> Bool {
      let digest = PackageDigest(of: Data(text.utf8)).hexadecimal
      let place = stage.folder.url.appendingPathComponent("objects/\(digest.prefix(2))/\(digest)")
      return FileManager.default.fileExists(atPath: place.path)
    }

    @Test(arguments: End.allCases)
    func `whatever waits for a page of a package ends with it, and its files can be collected`(
      end: End
    ) async throws {
      let stage = try Stage(confirmation: .byApp)
      for moment in 0..<16 {
        let place: Comment = "\(end.rawValue) at moment \(moment)"
        let version = UInt64(moment + 1)
        try await stage.install(version, Self.files(version))
        try await endOpening(stage, by: end, at: moment)
        // The view that is gone has no release open.
        let limit = ContinuousClock.now + .seconds(10)
        while !openLoads(stage).isEmpty, ContinuousClock.now < limit { try await turn() }
        #expect(openLoads(stage).isEmpty, place)
        // A next view opens the release.
        let next = try stage.page()
        let opened = try await stage.open("shop", in: next)
        #expect(opened.version == version, place)
        #expect(try await next.text("document.title") == "version \(version)", place)
        try await stage.site(of: next).confirmHealthy(next.webView)
        // The store keeps two confirmed releases.
        #expect(try !stage.packages.collectGarbage().wasPutOff, place)
        let stored = (1...version).filter { isStored("window.version = \($0)", stage) }
        #expect(stored == Array((1...version).suffix(2)), place)
      }
    }

    private func openLoads(_ stage: Stage) -> [String] {
      stage.packages.openLoads.withLock { Array($0.keys) }
    }

    @Test func `a closed view waits neither to be shown nor for its page to be ready`() async throws
    {
      let stage = try Stage(confirmation: .byApp)
      try await stage.install(1, Self.files(1))
      let page = try stage.page()
      try await stage.open("shop", in: page)
      let seat = stage.site(of: page).seat(of: page.webView)
      let deadline = try #require(seat.current?.deadline)
      PackagePage.killProcesses()
      while seat.restoration == nil { try await turn() }
      let restoration = try #require(seat.restoration)
      page.webView.close()
      #expect(await restoration.value == false)
      await deadline.value
    }

    @Test func `a closed view that had no page in time does not wait for it`() async throws {
      let stage = try Stage(confirmation: .byApp)
      try await stage.install(1, Self.files(1))
      let page = try stage.page()
      try await stage.open("shop", in: page)
      let load = try #require(stage.site(of: page).seat(of: page.webView).current)
      let deadline = try #require(load.deadline)
      page.webView.close()
      await deadline.value
      #expect(load.outcome == .open)
    }
  }
#endif
