import FlyingSocks
import Foundation
import SiteServing
import TestSupport
import Testing
import WebBridge

@testable import OfflinePages

/// Hosts of the web that do not answer, or that a page may not ask.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct WebHostFailureTests {
  @Test func `a host that the policy does not name is not asked, and the release not blamed`()
    async throws
  {
    let host = try await WebHost.make()
    let stage = try Stage()
    try await stage.install(
      1,
      [
        "index.html": """
        <!doctype html><title>a</title><script src=a.js></script><script src="\(host["classic"])"></script>
        """,
        "a.js": """
        document.addEventListener('securitypolicyviolation', (event) => { window.blocked = event.blockedURI });
        """,
      ], policy: "default-src 'self' https://cdn.example")
    let page = try WebHostRoute.$webScheme.withValue("http") { try stage.page() }
    try await stage.openAndConfirm("shop", in: page)
    #expect(try await page.text("window.blocked") == "app:" + host["classic"])
    #expect(try await host.count("classic") == 0)
  }

  /// A port that nobody listens on, a name that nobody has, and a server that closes each connection.
  @Test(arguments: ["closed port", "name", "closing"])
  func `a host that does not answer is an error of the element, and none of the release`(
    kind: String
  ) async throws {
    let closing = try WireServer { _ in }
    let port = try #require(closing.url.port)
    let address =
      switch kind {
      case "name": "none.invalid"
      case "closing": "127.0.0.1:\(port)"
      default: "127.0.0.1:\(try Self.closedPort())"
      }
    let stage = try Stage()
    let failures = stage.failures()
    try await stage.install(
      1,
      [
        "index.html": """
        <!doctype html><title>a</title><link rel=stylesheet href="//\(address)/x.css">
        <script src="//\(address)/x.js" onerror="window.failed = 'error'"></script>
        <script type=module src="//\(address)/m.js"></script>
        <script type=module>import '//\(address)/n.js'</script>
        """
      ], policy: "default-src 'self' 'unsafe-inline' https:")
    let page = try WebHostRoute.$webScheme.withValue("http") { try stage.page() }
    try await stage.openAndConfirm("shop", in: page)
    #expect(try await page.text("window.failed") == "error")
    #expect(failures.list == [])
    withExtendedLifetime(closing) {}
  }

  private static func closedPort() throws -> UInt16 {
    let socket = try Socket(domain: AF_INET)
    defer { try? socket.close() }
    try socket.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    guard case .ip4(_, let port) = try socket.sockname() else { throw URLError(.badURL) }
    return port
  }

  @Test func `hosts that are silent do not keep the page from its own files`() async throws {
    let ended = Gate()
    let silent = try WireServer { connection in
      connection.waitForEnd()
      Task { @MainActor in ended.open() }
    }
    let (page, stage) = try await WebHost.open(
      "<!doctype html><title>a</title>", policy: "default-src 'self' 'unsafe-inline' https:",
      files: ["a.txt": "own"])
    defer { withExtendedLifetime((silent, stage)) {} }
    let authority = "127.0.0.1:\(try #require(silent.url.port))"
    let text = try await page.strings(
      """
      window.stop = new AbortController();
      for (let i = 0; i < 100; i++) fetch('//\(authority)/' + i, { signal: stop.signal }).catch(() => {});
      return [await (await fetch('a.txt')).text()];
      """)
    #expect(text == ["own"])
    // The engine ends its requests, and the servers see that nobody waits any more.
    try await page.run("stop.abort()")
    await ended.wait()
  }

  @Test func `a page that is none of the scheme has no host asked`() async throws {
    let host = try await WebHost.make()
    let (page, stage) = try await WebHost.open(
      "<!doctype html><title>a</title>", policy: host.policy, overHTTP: true)
    defer { withExtendedLifetime(stage) {} }
    let found = try await page.strings(
      WebHost.ask
        + "return [await add('img', { src: 'app:\(host["svg"])' }), ask('app:\(host["data"])')]")
    #expect(found == ["error", "404 "])
    #expect(try await host.count("svg") + host.count("data") == 0)
  }

  @Test func `a policy of https lets a page read nothing of another package`() async throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    let (page, stage) = try await WebHost.open(
      "<!doctype html><title>a</title>", policy: "default-src 'self' 'unsafe-inline' https:")
    try await stage.install(
      1, ["index.html": "<!doctype html>", "a.svg": svg, "secret.txt": "secret"], as: "help")
    let found = try await page.strings(
      WebHost.ask + """
        const picture = new Image(), canvas = document.createElement('canvas').getContext('2d');
        const shown = loaded(picture);
        picture.src = 'app://help/a.svg';
        const found = [await shown];
        canvas.drawImage(picture, 0, 0);
        try { canvas.getImageData(0, 0, 1, 1) } catch (error) { found.push(error.name) }
        const url = 'app://help/secret.txt';
        found.push(ask(url), await word(fetch(url)));
        found.push(await word(fetch(url, { mode: 'no-cors' }).then((r) => r.text())));
        return found;
        """)
    #expect(found == ["loaded", "SecurityError", "NetworkError", "TypeError", ""])
  }
}
