#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import OfflinePackages

  /// What a store says of releases after an app was killed, as users and systems kill apps, while it showed a page.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct KilledAppTests {
    /// A release whose page says that it is shown, and never that it is ready.
    private static func files(_ version: Int) -> [String: String] {
      [
        "index.html": "<!doctype html><title>\(version)</title><script src=app.js></script>",
        "app.js": """
        if (window === top) webkit.messageHandlers.shown.postMessage('version ' + document.title);
        """,
        "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>", "lib.js": "1",
      ]
    }

    /// A page that asks for files of a package in many ways, and says that it is shown when all have ended.
    private static let stranger = """
      <!doctype html><title>a stranger</title>
      <img src="app://shop/icon.svg"><img src="app://shop/none.png"><iframe src="app://shop/"></iframe>
      <script src="app://shop/lib.js"></script><link rel=stylesheet href="app://shop/lib.js">
      <object data="app://shop/"></object>
      <script>
        const ask = (options) => fetch('app://shop/', options).catch(() => {});
        const asked = Promise.all([ask({}), ask({ mode: 'no-cors' })]);
        addEventListener('load', async () => {
          await asked;
          webkit.messageHandlers.shown.postMessage(document.title);
        });
      </script>
      """

    /// A stage with releases, of which all but the last few are confirmed.
    private func stage(confirmed: UInt64, unconfirmed: UInt64 = 0) async throws -> Stage {
      let stage = try Stage()
      for version in 1...(confirmed + unconfirmed) {
        try await stage.install(version, Self.files(Int(version)))
        guard version <= confirmed else { continue }
        let opened = try stage.packages.open("shop")
        try opened.confirmHealthy(nonce: opened.nonce)
      }
      return stage
    }

    private func killApp(showing url: String, on stage: Stage) async throws -> String {
      try await KilledApp.shows(url, storeAt: stage.folder.url, root: stage.root)
    }

    /// What the store knows, beside the loads that have not ended with a word.
    private func known(_ stage: Stage) throws -> String {
      let status = try #require(try stage.packages.status(of: "shop"))
      let releases = [status.current, status.pending, status.lastGood].map { release in
        release.map { "\($0.version)\($0.isConfirmed ? "" : "?")" } ?? "none"
      }
      let floors = try stage.packages.readState().packages["shop"]?.channels.map(
        \.value.floor.version)
      return
        "current \(releases[0]), pending \(releases[1]), last good \(releases[2]), floor \(floors ?? []), "
        + "quarantined \(status.quarantined.values.map(\.rawValue))"
    }

    /// The outcomes of the current release's loads that the store still counts.
    private func loads(_ stage: Stage) throws -> [String] {
      let current = try stage.packages.readState().packages["shop"]?.current
      return (current?.attempts ?? []).map(\.outcome.rawValue)
    }

    @Test func `a stranger's page in an app that is killed harms no release`() async throws {
      let stage = try await stage(confirmed: 2)
      let url = try await Server.shared.page(Self.stranger).absoluteString
      let before = try known(stage)
      #expect(before == "current 2, pending none, last good 2, floor [2], quarantined []")
      for _ in 1...3 {
        #expect(try await killApp(showing: url, on: stage) == "a stranger")
        #expect(try known(stage) == before)
        #expect(try loads(stage) == ["ready"])
      }
      #expect(try stage.packages.open("shop").document.version == 2)
    }

    @Test func `a stranger's page in an app that is killed takes and harms no update`() async throws
    {
      let stage = try await stage(confirmed: 2, unconfirmed: 1)
      let url = try await Server.shared.page(Self.stranger).absoluteString
      let before = try known(stage)
      #expect(before == "current 2, pending 3?, last good 2, floor [3], quarantined []")
      for _ in 1...3 {
        #expect(try await killApp(showing: url, on: stage) == "a stranger")
        #expect(try known(stage) == before)
      }
      #expect(try stage.packages.open("shop").document.version == 3)
    }

    @Test(arguments: [false, true])
    func `a new release whose page never gets ready falls with the second app that is killed`(
      byLink: Bool
    ) async throws {
      let stage = try await stage(confirmed: 1, unconfirmed: 1)
      let link = "<!doctype html><script>location.href = 'app://shop/'</script>"
      let url = byLink ? try await Server.shared.page(link).absoluteString : "app://shop/"
      for _ in 1...2 {
        #expect(try await killApp(showing: url, on: stage) == "version 2")
        #expect(
          try known(stage) == "current 2?, pending none, last good 1, floor [2], quarantined []")
      }
      for _ in 1...3 {
        #expect(try await killApp(showing: url, on: stage) == "version 1")
        #expect(
          try known(stage)
            == "current 1, pending none, last good 1, floor [2], quarantined [\"unconfirmed\"]")
      }
    }

    @Test func `a confirmed release stays when the app is killed before its page is ready`()
      async throws
    {
      let stage = try await stage(confirmed: 2)
      let before = try known(stage)
      for _ in 1...3 {
        #expect(try await killApp(showing: "app://shop/", on: stage) == "version 2")
        #expect(try known(stage) == before)
      }
      #expect(try stage.packages.open("shop").document.version == 2)
    }
  }
#endif
