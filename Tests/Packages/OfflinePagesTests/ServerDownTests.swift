import Foundation
import Locking
import OfflinePackages
import TestSupport
import Testing

/// Pages that show nothing without a server of their own, such as one of an API.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct ServerDownTests {
  @Test(arguments: [true, false])
  func `a server that is down takes no release out of use, and a release that shows nothing falls`(
    isServerDown: Bool
  ) async throws {
    let isUp = Locked(true)
    let server = try await Server.shared.exchange { _ in
      Server.Reply(
        isUp.withLock { $0 } ? 200 : 503, headers: ["Access-Control-Allow-Origin": "*"],
        body: Data("Shop".utf8))
    }
    func files(_ version: Int, shows: Bool = true) -> [String: String] {
      [
        "index.html": """
        <!doctype html><title>\(version)</title><body><script>
        fetch('\(server)').then(async (answer) => {
          if (answer.ok && \(shows)) document.body.append(await answer.text());
        });
        </script>
        """
      ]
    }
    let policy = "default-src 'self' 'unsafe-inline' http:"
    let stage = try Stage(readyLimit: .seconds(1))
    try await stage.install(1, files(1), policy: policy)
    let page = try stage.page(isShown: true)
    try await stage.openAndConfirm("shop", in: page)

    try await stage.install(2, files(2, shows: isServerDown), policy: policy)
    isUp.withLock { $0 = !isServerDown }
    var events = stage.packages.events.makeAsyncIterator()
    try await stage.open("shop", in: page, awaiting: false)
    var seen: [String] = []
    while let event = await events.next() {
      if case .failed(let release, let reason) = event {
        seen.append("\(release.version) \(reason.rawValue)")
        if release.version == 1 { isUp.withLock { $0 = true } }
      }
      if case .confirmed(let release) = event {
        seen.append("\(release.version) confirmed")
        break
      }
    }
    let fallback = isServerDown ? ["1 neverReady", "1 confirmed"] : ["1 confirmed"]
    #expect(seen == ["2 neverReady", "2 neverReady"] + fallback)

    do {
      try await stage.install(2, files(2, shows: isServerDown), policy: policy)
      #expect(isServerDown)
      try await stage.openAndConfirm("shop", in: page)
      #expect(try stage.packages.status(of: "shop")?.current?.version == 2)
    } catch let error as PackageError {
      #expect(error.code == .quarantined && !isServerDown)
    }
  }
}
