import Foundation
import TestSupport
import Testing

@testable import OfflinePackages
@testable import OfflinePages

/// Who begins a load that counts for the health of a release: a navigation of the main frame, and nobody else.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct AttemptTests {
  private static let files = [
    "index.html": "<!doctype html><title>Shop</title>", "data.txt": "data", "app.js": "1",
  ]

  /// Waits for the end of what an element loads.
  nonisolated private static let tools = """
    const put = (name, attributes) => new Promise((done) => {
      const element = Object.assign(document.createElement(name), attributes);
      element.onload = element.onerror = done;
      document.body.append(element);
    });

    """

  /// Ways in which the page of a stranger asks for files of the package `shop`.
  nonisolated private static let ways = [
    "await put('img', { src: 'app://shop/x.png' })",
    "await put('img', { src: 'app://shop/index.html' })",
    "await put('iframe', { src: 'app://shop/' })",
    "await put('iframe', { src: 'app://shop/missing' })",
    "await put('script', { src: 'app://shop/app.js' })",
    "await put('link', { rel: 'stylesheet', href: 'app://shop/app.js' })",
    "await put('object', { data: 'app://shop/' })", "await put('embed', { src: 'app://shop/' })",
    "await fetch('app://shop/').catch(() => {})",
    "await fetch('app://shop/', { mode: 'no-cors', headers: { Accept: 'text/html' } }).catch(() => {})",
    "const x = new XMLHttpRequest(); x.open('GET', 'app://shop/', false); try { x.send() } catch {}",
    "await new Promise((done) => { const s = new EventSource('app://shop/'); s.onerror = done; })",
    """
    const frame = document.createElement('iframe');
    frame.name = 'f';
    document.body.append(frame);
    const form = Object.assign(document.createElement('form'), { action: 'app://shop/', target: 'f' });
    document.body.append(form);
    await new Promise((done) => { frame.onload = done; form.submit(); });
    """,
  ]

  /// What the store knows of the package's loads.
  private func known(_ stage: Stage) throws -> String {
    let state = try stage.packages.readState().packages["shop"]
    let loads = [state?.current, state?.pending].map { record in
      record.map { "\($0.version) \($0.attempts.map(\.outcome.rawValue))" } ?? "none"
    }
    return "current \(loads[0]), pending \(loads[1])"
  }

  /// A stage whose first release is confirmed, and whose second one waits.
  private func stage() async throws -> Stage {
    let stage = try Stage()
    try await stage.install(1, Self.files)
    let opened = try stage.packages.open("shop")
    try opened.confirmHealthy(nonce: opened.nonce)
    try await stage.install(2, Self.files)
    return stage
  }

  private func stranger(on stage: Stage) async throws -> PackagePage {
    let page = try stage.page()
    page.startWaiting()
    page.webView.load(URLRequest(url: try await Server.shared.page("<body>a stranger")))
    try await page.finishWaiting()
    return page
  }

  @Test(arguments: ways)
  func `a request of a stranger's page begins no load, and takes no update`(way: String)
    async throws
  {
    let stage = try await stage()
    let before = try known(stage)
    let page = try await stranger(on: stage)
    try await page.run(Self.tools + way)
    #expect(try known(stage) == before)
  }

  @Test(arguments: [
    ("location.href = 'app://shop/'", "[\"loading\"]"),
    ("location.href = 'app://shop/?a#b'", "[\"loading\"]"),
    ("location.href = 'app://shop/data.txt'", "[]"),
    ("location.href = 'app://shop/missing'", "[]"),
  ])
  func `a navigation of the main frame begins a load, if it leads to a page`(
    script: String, attempts: String
  ) async throws {
    let stage = try await stage()
    let page = try await stranger(on: stage)
    page.startWaiting()
    page.start("setTimeout(() => { \(script) })")
    try await page.finishWaiting()
    let after = try known(stage).replacing("ready", with: "loading")
    #expect(after == "current 2 \(attempts), pending none")
  }

  @Test func `files for a stranger stay those of one release until a page is opened`() async throws
  {
    let stage = try await stage()
    let page = try await stranger(on: stage)
    try await page.run("await fetch('app://shop/data.txt', { mode: 'no-cors' })")
    try await stage.openAndConfirm("shop", in: page)
    #expect(try known(stage) == "current 2 [\"ready\"], pending none")
  }
}
