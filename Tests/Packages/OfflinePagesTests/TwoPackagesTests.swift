import Foundation
import OfflinePages
import Testing

@testable import OfflinePackages
@testable import OfflinePages

/// A page of a package that asks for URLs of another package in the same view.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct TwoPackagesTests {
  /// A policy that allows what the usual one refuses.
  private static let open = "default-src 'self' 'unsafe-inline'; connect-src app:; frame-src app:"

  private static let shop = ["index.html": "<!doctype html><title>Shop</title>"]

  /// A page that tells the page around it which version it is.
  private static func help(_ version: Int) -> [String: String] {
    [
      "index.html": "<!doctype html><title>Help</title><script src=app.js></script>",
      "app.js": "parent.postMessage('version \(version)', '*')",
      "data.txt": "version \(version)",
    ]
  }

  /// Frames the page of the other package, and returns what it says.
  private static let frame = """
    const frame = document.createElement('iframe');
    const said = new Promise((done) => addEventListener('message', (event) => done(event.origin + ' ' + event.data)));
    frame.src = 'app://help/';
    document.body.append(frame);
    return [await said];
    """

  @Test func `with the usual policy a page reads nothing of another package, and frames none`()
    async throws
  {
    let stage = try Stage()
    try await stage.install(1, Self.shop)
    try await stage.install(1, Self.help(1), as: "help")
    let page = try stage.page()
    try await stage.openAndConfirm("shop", in: page)
    let found = try await page.strings(
      """
      const violations = [];
      addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
      const answer = await fetch('app://help/data.txt').then(() => 'fetched', (error) => error.name);
      const frame = document.createElement('iframe');
      frame.src = 'app://help/';
      document.body.append(frame);
      while (!violations.length) await new Promise((done) => setTimeout(done, 5));
      return [answer, ...violations];
      """)
    #expect(found == ["TypeError", "frame-src"])
  }

  @Test func `a policy that allows it gives scripts no bytes of another package`() async throws {
    let stage = try Stage()
    try await stage.install(1, Self.shop, policy: Self.open)
    try await stage.install(1, Self.help(1), as: "help")
    let page = try stage.page()
    try await stage.openAndConfirm("shop", in: page)
    let found = try await page.strings(
      """
      const ask = (how) => fetch('app://help/data.txt', how).then(
        async (answer) => [answer.type, answer.status, (await answer.text()).length].join(' '), (error) => error.name);
      return [await ask(), await ask({ mode: 'no-cors' })];
      """)
    #expect(found == ["TypeError", "opaque 0 0"])
  }

  @Test func `a framed package shows the same release until it is opened again`() async throws {
    let stage = try Stage()
    try await stage.install(1, Self.shop, policy: Self.open)
    try await stage.install(1, Self.help(1), as: "help", policy: "default-src 'self'")
    let page = try stage.page()
    try await stage.openAndConfirm("shop", in: page)
    #expect(try await page.strings(Self.frame) == ["app://help version 1"])
    try await stage.install(2, Self.help(2), as: "help", policy: "default-src 'self'")
    #expect(try await page.strings(Self.frame) == ["app://help version 1"])
    try await stage.openAndConfirm("shop", in: page)
    #expect(try await page.strings(Self.frame) == ["app://help version 1"])
    try await stage.openAndConfirm("help", in: page)
    try await stage.openAndConfirm("shop", in: page)
    #expect(try await page.strings(Self.frame) == ["app://help version 2"])
  }

  @Test func `a release whose page the view still has from the one before is confirmed`()
    async throws
  {
    let stage = try Stage()
    try await stage.install(1, Self.help(1), as: "help")
    let page = try stage.page()
    for version in 1...2 {
      try await stage.install(
        UInt64(version), Self.shop.merging(["data.txt": "\(version)"]) { $1 })
      try await stage.openAndConfirm("shop", in: page)
      // The view keeps the page, and asks for it by its tag when it comes back.
      try await stage.openAndConfirm("help", in: page)
    }
    #expect(try stage.packages.status(of: "shop")?.lastGood?.version == 2)
  }

  @Test func `a broken page of another package in a frame fails neither package`() async throws {
    let stage = try Stage()
    try await stage.install(1, Self.shop, policy: Self.open)
    let broken = Self.help(1).merging([
      "app.js": "parent.postMessage('broken', '*'); throw new Error('broken')"
    ]) { $1 }
    try await stage.install(1, broken, as: "help", policy: "default-src 'self'")
    let page = try stage.page()
    try await stage.open("shop", in: page)
    #expect(try await page.strings(Self.frame) == ["app://help broken"])
    let failures = stage.failures()
    try await stage.openAndConfirm("shop", in: page)
    #expect(try await page.strings(Self.frame) == ["app://help broken"])
    #expect(failures.list == [])
    #expect(try #require(try stage.packages.status(of: "help")).lastGood == nil)
  }

  @Test func `a page that is left for another package is not judged by that package`() async throws
  {
    let stage = try Stage(readyLimit: .milliseconds(500), confirmation: .byPage)
    try await stage.install(
      1,
      Self.shop.merging([
        "index.html": "<script src=leave.js></script>", "leave.js": "location.href = 'app://help/'",
      ]) { $1 })
    try await stage.install(1, Self.help(1), as: "help")
    let page = try stage.page(isShown: true)
    var events = stage.packages.events.makeAsyncIterator()
    try await stage.open("shop", in: page, awaiting: false)
    while let event = await events.next() {
      guard case .failed(let release, let reason) = event else { continue }
      #expect("\(release.package) \(reason.rawValue)" == "help neverReady")
      break
    }
    #expect(try await page.text("location.href") == "app://help/")
  }
}
