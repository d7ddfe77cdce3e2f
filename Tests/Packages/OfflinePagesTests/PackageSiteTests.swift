import Foundation
import TestSupport
import Testing
import WebBridge

@testable import OfflinePackages
@testable import OfflinePages

/// Packages in real web views.
@MainActor @Suite(.serialized) struct PackageSiteTests {
  private static let index = """
    <!doctype html><meta charset="utf-8"><title>Shop</title>
    <link rel="stylesheet" href="app.css"><body><p id="text">Welcome</p>
    <script type="module" src="app.js"></script>
    """

  private static func files(_ version: Int) -> [String: String] {
    [
      "index.html": index, "app.css": "p { color: rgb(1, 2, 3) }",
      "app.js": "document.getElementById('text').textContent = 'version \(version)'",
      "help/index.html": "<!doctype html><title>Help</title>",
      "data.txt": "0123456789",
    ]
  }

  @Test func `a package opens in a web view, and its scripts, styles and links work`() async throws
  {
    let stage = try Stage()
    try await stage.install(1, Self.files(1))
    let page = try stage.page()
    let opened = try await stage.open("shop", in: page)
    #expect(opened.version == 1)
    #expect(try await page.text("document.getElementById('text').textContent") == "version 1")
    #expect(
      try await page.text("getComputedStyle(document.querySelector('p')).color") == "rgb(1, 2, 3)")
    #expect(try await page.text("location.origin + location.pathname") == "app://shop/")
    #expect(try await page.text("String(isSecureContext)") == "true")
  }

  @Test func `the first paint confirms the release`() async throws {
    let stage = try Stage()
    try await stage.install(1, Self.files(1))
    let page = try stage.page()
    var events = stage.packages.events.makeAsyncIterator()
    try await stage.open("shop", in: page)
    while let event = await events.next() {
      if case .confirmed(let release) = event {
        #expect(release.version == 1)
        break
      }
    }
    #expect(try stage.packages.status(of: "shop")?.lastGood?.version == 1)
  }

  @Test func `files have their types, tags, ranges and policy, and what is missing is not a page`()
    async throws
  {
    let stage = try Stage()
    try await stage.install(1, Self.files(1), fallback: "index.html")
    let page = try stage.page()
    try await stage.open("shop", in: page)
    let answers = try await page.strings(
      """
      const ask = async (path, how) => {
        const response = await fetch(path, how);
        const { status, headers } = response;
        const text = await response.text();
        return [status, headers.get('content-type'), headers.get('content-range'), text.length].join(' ');
      };
      return [
        await ask('/data.txt'), await ask('/data.txt', { headers: { Range: 'bytes=2-4' } }),
        await ask('/data.txt', { headers: { Range: 'bytes=20-' } }), await ask('/data.txt', { method: 'HEAD' }),
        await ask('/data.txt', { method: 'POST' }), await ask('/missing.js'), await ask('/help/'),
        await ask('/%2e%2e/secret'), await ask('/help%2findex.html'),
        (await fetch('/index.html')).headers.get('content-security-policy').slice(0, 18),
        (await fetch('/data.txt')).headers.get('etag').length, (await fetch('/data.txt')).headers.get('cache-control'),
      ].map(String);
      """)
    #expect(
      answers == [
        "200 text/plain; charset=utf-8  10", "206 text/plain; charset=utf-8 bytes 2-4/10 3",
        "416 text/plain; charset=utf-8 bytes */10 0", "200 text/plain; charset=utf-8  0",
        "405 text/plain; charset=utf-8  0", "404 text/plain; charset=utf-8  0",
        "200 text/html; charset=utf-8  34", "404 text/plain; charset=utf-8  0",
        "404 text/plain; charset=utf-8  0", "default-src 'self'", "66", "no-cache",
      ])
  }

  /// The page that leads to the one with a slash runs a script, which the usual policy forbids to pages.
  @Test(arguments: [
    ("/docs?q=1#top", "/docs/?q=1#top Docs 1"), ("/about", "/about About"),
    ("/about/", "/about About"),
    ("/none", "/none Gone"),
  ])
  func `a package's paths are those of a static host, and it stays healthy`(
    path: String, expected: String
  ) async throws {
    let stage = try Stage()
    try await stage.install(
      1,
      [
        "index.html": "<!doctype html><title>Shop</title>",
        "about.html": "<!doctype html><title>About</title><p>About",
        "404.html": "<!doctype html><title>Gone</title><p>Gone",
        "docs/index.html": "<!doctype html><p>Docs<script src=a.js></script>",
        "docs/a.js": "document.title = 'Docs 1'",
      ])
    let page = try stage.page()
    let failures = stage.failures()
    try await stage.site(of: page).open("shop", path: path, in: page.webView)
    let found = "location.pathname + location.search + location.hash + ' ' + document.title"
    while (try? await page.text(found)) != expected { try await turn() }
    #expect(failures.list == [])
  }

  @Test func `an update is not seen by the page that is open, and by the next opening`()
    async throws
  {
    let stage = try Stage()
    try await stage.install(1, Self.files(1))
    let page = try stage.page()
    try await stage.openAndConfirm("shop", in: page)
    try await page.run("localStorage.setItem('kept', 'yes')")
    try await stage.install(2, Self.files(2))
    #expect(
      try await page.text("await (await fetch('/app.js')).text()").contains("version 1"))
    try await stage.openAndConfirm("shop", in: page)
    #expect(try await page.text("document.getElementById('text').textContent") == "version 2")
    #expect(try await page.text("localStorage.getItem('kept')") == "yes")
  }

  @Test func `a page that is about to be replaced still gets the files that only its release has`()
    async throws
  {
    let stage = try Stage()
    try await stage.install(1, Self.files(1).merging(["chunk.1111.js": "1"]) { $1 })
    let page = try stage.page()
    try await stage.openAndConfirm("shop", in: page)
    try await stage.install(2, Self.files(2).merging(["chunk.2222.js": "2"]) { $1 })
    _ = try await stage.site(of: page).seat(of: page.webView).begin(#require(PackageName("shop")))
    #expect(try await page.text("await (await fetch('/chunk.1111.js')).text()") == "1")
    #expect(try await page.text("await (await fetch('/chunk.2222.js')).text()") == "2")
    try await stage.open("shop", in: page)
    #expect(try await page.text("String((await fetch('/chunk.1111.js')).status)") == "404")
  }

  @Test func `a page that throws before its first paint falls back to the last good release`()
    async throws
  {
    let stage = try Stage()
    try await stage.install(1, Self.files(1))
    let page = try stage.page()
    try await stage.openAndConfirm("shop", in: page)
    try await stage.install(
      2, Self.files(2).merging(["app.js": "throw new Error('broken')"]) { $1 })
    var events = stage.packages.events.makeAsyncIterator()
    try await stage.open("shop", in: page)
    var reasons: [PackageFailureReason] = []
    while let event = await events.next() {
      if case .failed(_, let reason) = event { reasons.append(reason) }
      if case .confirmed(let release) = event {
        #expect(release.version == 1)
        break
      }
    }
    #expect(reasons == [.scriptError, .scriptError])
    #expect(try await page.text("document.getElementById('text').textContent") == "version 1")
    #expect(try stage.packages.status(of: "shop")?.quarantined.count == 1)
  }

  @Test func `a page that hangs before its first paint falls back`() async throws {
    let stage = try Stage(readyLimit: .seconds(1))
    try await stage.install(1, Self.files(1))
    let page = try stage.page(isShown: true)
    try await stage.openAndConfirm("shop", in: page)
    try await stage.install(
      2,
      Self.files(2).merging(["app.js": "while (true);"]) { $1 })
    var events = stage.packages.events.makeAsyncIterator()
    try await stage.open("shop", in: page, awaiting: false)
    var reasons: [PackageFailureReason] = []
    while let event = await events.next() {
      if case .failed(_, let reason) = event { reasons.append(reason) }
      if case .confirmed(let release) = event {
        #expect(release.version == 1)
        break
      }
    }
    #expect(reasons == [.hang, .hang])
  }

  @Test func `a page whose process ends after it was ready falls back when it happens twice`()
    async throws
  {
    let stage = try Stage()
    try await stage.install(1, Self.files(1))
    let page = try stage.page(isShown: true)
    try await stage.openAndConfirm("shop", in: page)
    try await stage.install(2, Self.files(2))
    var events = stage.packages.events.makeAsyncIterator()
    try await stage.open("shop", in: page)
    var confirmed: [UInt64] = []
    var reasons: [PackageFailureReason] = []
    while confirmed.last != 1, let event = await events.next() {
      switch event {
      case .confirmed(let release):
        confirmed.append(release.version)
        if release.version == 2 { PackagePage.killProcesses() }
      case .failed(_, let reason): reasons.append(reason)
      default: break
      }
    }
    #expect(confirmed == [2, 2, 1])
    #expect(reasons == [.crash, .crash])
  }

  @Test func `without its own word, a page that is to confirm itself is not healthy`() async throws
  {
    let stage = try Stage(readyLimit: .seconds(1), confirmation: .byPage)
    try await stage.install(
      1, Self.files(1).merging(["app.js": "offlinePage.confirmHealthy()"]) { $1 })
    let page = try stage.page(isShown: true)
    try await stage.openAndConfirm("shop", in: page)
    try await stage.install(2, Self.files(2))
    var events = stage.packages.events.makeAsyncIterator()
    try await stage.open("shop", in: page, awaiting: false)
    var kinds: [String] = []
    while let event = await events.next() {
      if case .failed(let release, let reason) = event {
        kinds.append("\(release.version) \(reason.rawValue)")
      }
      if case .confirmed(let release) = event {
        kinds.append("\(release.version) confirmed")
        break
      }
    }
    #expect(kinds == ["2 neverReady", "2 neverReady", "1 confirmed"])
  }

  @Test func `the app's word confirms a page`() async throws {
    let stage = try Stage(confirmation: .byApp)
    try await stage.install(1, Self.files(1))
    let page = try stage.page()
    try await stage.open("shop", in: page)
    #expect(try #require(try stage.packages.status(of: "shop")).lastGood == nil)
    try await stage.site(of: page).confirmHealthy(page.webView)
    #expect(try stage.packages.status(of: "shop")?.lastGood?.version == 1)
    #expect(try await page.text("String(window.offlinePage)") == "undefined")
  }

  @Test func `the word of a document that was there before the opening confirms nothing`()
    async throws
  {
    let stage = try Stage(confirmation: .byPage)
    try await stage.install(1, Self.files(1))
    let page = try stage.page()
    try await stage.open("shop", in: page)
    try await stage.install(2, Self.files(2))
    // The second load is counted, and the document of the first one still stands.
    let load = try await stage.site(of: page).seat(of: page.webView).begin(
      #require(PackageName("shop")))
    #expect(load.release.document.version == 2)
    try await page.run("offlinePage.confirmHealthy()")
    _ = try await page.text("await new Promise((done) => setTimeout(() => done('later'), 50))")
    #expect(try #require(try stage.packages.status(of: "shop")).lastGood == nil)
  }

  @Test func `an https link that the package serves opens the page of the package`() async throws {
    let stage = try Stage()
    try await stage.install(1, Self.files(1), serves: ["https://shop.example.com/app/"])
    let page = try stage.page()
    try await stage.open("shop", in: page)
    page.startWaiting()
    try await page.run("location.href = 'https://shop.example.com/app/help/?topic=1#top'")
    try await page.finishWaiting()
    #expect(
      try await page.text("location.href + ' ' + document.title")
        == "app://shop/help/?topic=1#top Help")
  }

  @Test func `the app's own load of an https URL opens the package as well`() async throws {
    let stage = try Stage()
    try await stage.install(1, Self.files(1), serves: ["https://shop.example.com/"])
    let page = try stage.page()
    page.startWaiting()
    page.webView.load(URLRequest(url: try #require(URL(string: "https://shop.example.com/"))))
    try await page.finishWaiting()
    #expect(try await page.text("location.href") == "app://shop/")
  }

  @Test(arguments: [
    "https://shop.example.com/other", "https://other.example.com/app/",
    "http://shop.example.com/app/",
    "https://shop.example.com:8443/app/", "https://user@shop.example.com/app/",
    "https://shop.example.com/app/missing.js", "https://shop.example.com/application/",
  ])
  func `other URLs go on to the network`(url: String) async throws {
    let stage = try Stage()
    try await stage.install(1, Self.files(1), serves: ["https://shop.example.com/app/"])
    let page = try stage.page()
    #expect(stage.site(of: page).target(of: try #require(URL(string: url))) == nil)
  }

  @Test func `two views of one configuration show two releases`() async throws {
    let stage = try Stage()
    try await stage.install(1, Self.files(1))
    let (one, other) = (try stage.page(), try stage.page())
    try await stage.openAndConfirm("shop", in: one)
    try await stage.install(2, Self.files(2))
    try await stage.openAndConfirm("shop", in: other)
    #expect(try await one.text("await (await fetch('/app.js')).text()").contains("version 1"))
    #expect(try await other.text("await (await fetch('/app.js')).text()").contains("version 2"))
  }
}
