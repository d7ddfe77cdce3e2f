import Foundation
import OfflinePages
import TestSupport
import Testing

@testable import OfflinePackages

/// Pages of packages that ask for what is in no package, or in another one.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct PackageAttackTests {
  /// What a script of the package `shop` asks for, and what it gets. The package `help` is there as well.
  private static let attacks = [
    Attack(
      "a path that climbs", "return [await ask('/../../../../etc/passwd')]", gets: "[\"404\"]"),
    Attack(
      "an encoded path that climbs", "return [await ask('/%2e%2e/%2e%2e/etc/passwd')]",
      gets: "[\"404\"]"),
    Attack(
      "a path that climbs by encoded slashes",
      "return [await ask('/..%2f..%2fetc%2fpasswd'), await ask('/a/..%5c..%5cetc')]",
      gets: "[\"404\",\"404\"]"),
    Attack(
      "a path that is encoded twice", "return [await ask('/%252e%252e/etc/passwd')]",
      gets: "[\"404\"]"),
    Attack(
      "an overlong form of dots", "return [await ask('/%c0%ae%c0%ae/etc/passwd')]",
      gets: "[\"404\"]"),
    Attack(
      "a NUL behind a name", "return [await ask('/data.txt%00'), await ask('/data.txt%00.html')]",
      gets: "[\"404\",\"404\"]"),
    Attack(
      "an absolute path of the disk",
      "return [await ask('//etc/passwd'), await ask('/%2Fetc%2Fpasswd')]",
      gets: "[\"refused\",\"404\"]"),
    Attack("a name in another case", "return [await ask('/DATA.txt')]", gets: "[\"404\"]"),
    Attack(
      "a name with a dot or a space behind it",
      "return [await ask('/data.txt.'), await ask('/data.txt%20')]",
      gets: "[\"404\",\"404\"]"),
    Attack("a stream of a file", "return [await ask('/data.txt::$DATA')]", gets: "[\"404\"]"),
    Attack(
      "the store's own files",
      "return [await ask('/objects/'), await ask('/state'), await ask('/.webbridge')]",
      gets: "[\"404\",\"404\",\"404\"]"),
    Attack(
      "a package that is not there", "return [await ask('app://nobody/index.html')]",
      gets: "[\"refused\"]"),
    Attack(
      "a package whose name climbs",
      "return [await ask('app://..%2fhelp/data.txt'), await ask('app://./data.txt')]",
      gets: "[\"404\",\"404\"]"),
    Attack(
      "another package's text", "return [await ask('app://help/data.txt')]", gets: "[\"refused\"]"),
    Attack(
      "another package's text without its answer",
      "return [String((await fetch('app://help/data.txt', { mode: 'no-cors' })).type)]",
      gets: "[\"opaque\"]"),
    Attack(
      "another package in a frame",
      """
      const frame = document.createElement('iframe');
      frame.src = 'app://help/';
      await new Promise((done) => { frame.onload = frame.onerror = done; document.body.append(frame); setTimeout(done, 500) });
      try { return [frame.contentWindow.document.body.innerText] } catch (e) { return [e.name] }
      """, gets: "[\"SecurityError\"]"),
    Attack(
      "another package's storage",
      "try { return [new URL('app://help/').origin === location.origin ? 'same' : 'other'] } catch (e) { return [e.name] }",
      gets: "[\"other\"]"),
    Attack(
      "methods that write",
      "return [await ask('/data.txt', { method: 'PUT', body: 'x' }), await ask('/data.txt', { method: 'DELETE' }), await ask('/data.txt', { method: 'POST', body: 'x' })]",
      gets: "[\"405\",\"405\",\"405\"]"),
    Attack(
      "ranges that lead out",
      "return [await length('bytes=0-999999'), await length('bytes=-999999'), await length('bytes=5-2'), await length('bytes=0-99999999999999999999')]",
      gets: "[\"4\",\"4\",\"4\",\"4\"]"),
    Attack(
      "a service worker for the package",
      "if (!navigator.serviceWorker) return ['none']; return [await navigator.serviceWorker.register('/app.js').then(() => 'registered', (e) => 'refused')]",
      gets: "[\"refused\"]"),
    Attack(
      "the word that a release is ready, as a call by its name",
      "return [await bridge.call('webbridge.packages.ready').catch((e) => e.code), await bridge.call('webbridge.packages.failed', 'x').catch((e) => e.code)]",
      gets: "[\"invalidName\",\"invalidName\"]"),
    Attack(
      "markup in the path of a page that is not there",
      "const r = await fetch('/%3Cscript%3Ewindow.pwned=1%3C/script%3E', { headers: { Accept: 'text/html' } }); return [String((await r.text()).includes('<script>window.pwned'))]",
      gets: "[\"false\"]"),
  ]

  private static let tools = """
    const ask = (url, options) => fetch(url, options).then((r) => String(r.status), () => 'refused');
    const length = async (range) => String((await (await fetch('/data.txt', { headers: { Range: range } })).arrayBuffer()).byteLength);

    """

  @Test func `a page of a package gets the files of its own release, and nothing else`()
    async throws
  {
    let stage = try Stage()
    let open = "default-src 'self' 'unsafe-inline'; connect-src app:; frame-src app:"
    try await stage.install(
      1,
      [
        "index.html": "<!doctype html><title>Shop</title><body>", "data.txt": "data", "app.js": "1",
      ], policy: open)
    try await stage.install(
      1, ["index.html": "<!doctype html><body>help", "data.txt": "other"], as: "help")
    let page = try stage.page()
    try page.bridge.handle("add") { (a: Int, b: Int) in a + b }
    try await stage.openAndConfirm("shop", in: page)
    for attack in Self.attacks {
      let got = try await page.strings(Self.tools + attack.script)
      let expected = try JSONDecoder().decode([String].self, from: Data(attack.gets.utf8))
      #expect(got == expected, "\(attack)")
      let honest = try await page.strings(
        Self.tools + "return [String(await bridge.call('add', 1, 2)), await ask('/data.txt')]")
      #expect(honest == ["3", "200"], "\(attack)")
    }
    let cases = Self.attacks.count
    #expect(cases == 22)
  }
}
