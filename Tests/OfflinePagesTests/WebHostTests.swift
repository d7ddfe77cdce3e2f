import FlyingSocks
import Foundation
import SiteServing
import TestSupport
import Testing
import WebBridge

@testable import OfflinePages

/// What `//cdn.example/x.js` is in a page of a package: the host of the web, as in a page over http.
///
/// The servers of these tests speak http, because on Linux `URLSession` trusts no certificate that a test could make. One
/// test sees that the route speaks TLS.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct WebHostTests {
  private typealias Reply = Server.Reply

  /// What another host has, as the parts of URLs behind `http:`.
  private struct Host {
    var authority = ""
    var places: [String: String] = [:]
    var urls: [String: URL] = [:]

    subscript(_ name: String) -> String { places[name] ?? "" }

    static func make() async throws -> Host {
      var host = Host()
      func add(_ name: String, _ type: String, _ text: String, _ more: [String: String] = [:])
        async throws
      {
        let fields = ["Content-Type": type].merging(more) { $1 }
        try await host.add(name) { _ in Reply(200, headers: fields, body: Data(text.utf8)) }
      }
      let open = ["Access-Control-Allow-Origin": "*"]
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
      try await add("classic", "text/javascript; charset=utf-8", "window.classic = 'é'")
      try await add("throwing", "text/javascript", "throw new Error('secret')")
      try await add("late", "text/javascript", "window.late = 1")
      try await add("imported", "text/javascript", "export const word = 'imported'", open)
      try await add(
        "module", "text/javascript",
        "import { word } from '\(host["imported"])'; window.module = word", open)
      try await add("closed module", "text/javascript", "window.closedModule = 1")
      try await add("svg", "image/svg+xml", svg)
      try await add("back", "image/svg+xml", svg)
      try await add("owned", "image/svg+xml", svg, ["Cross-Origin-Resource-Policy": "same-origin"])
      try await add(
        "css", "text/css",
        "body { color: rgb(1, 2, 3); background: url(\(host["back"].split(separator: "/").last ?? "")) }"
      )
      try await add("data", "application/json", "[1]", open)
      try await add("closed", "application/json", "[2]")
      try await add(
        "named", "application/json", "[3]",
        [
          "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "X-Seen",
          "X-Seen": "1", "X-Hidden": "1", "Set-Cookie": "a=1",
        ])
      try await add("document", "text/html", "<script>parent.postMessage('ran', '*')</script>")
      return host
    }

    mutating func add(
      _ name: String, _ answer: @escaping @Sendable (Server.Exchange) -> Reply
    ) async throws {
      let url = try await Server.shared.exchange(answer)
      urls[name] = url
      places[name] = String(url.absoluteString.dropFirst("http:".count))
      authority = "\(url.host ?? ""):\(url.port ?? 0)"
    }

    /// A policy for pages that load from this host.
    var policy: String {
      "default-src 'self' 'unsafe-inline' https://\(authority); object-src https: http:; frame-src https: http:"
    }

    func count(_ name: String) async throws -> Int {
      try await Server.shared.exchanges(at: #require(urls[name])).count
    }
  }

  /// Opens a page as one of a package, or over http on a host of its own.
  private func open(
    _ html: String, policy: String, files: [String: String] = [:], overHTTP: Bool = false
  ) async throws -> (PackagePage, Stage) {
    let stage = try Stage()
    let page = try WebHostRoute.$webScheme.withValue("http") { try stage.page() }
    if overHTTP {
      let url = try await Server.shared.page(html)
      page.startWaiting()
      page.webView.load(URLRequest(url: try await Server.shared.onHostOfItsOwn(url)))
      try await page.finishWaiting()
    } else {
      try await stage.install(1, files.merging(["index.html": html]) { $1 }, policy: policy)
      try await stage.open("shop", in: page)
    }
    return (page, stage)
  }

  private static let ask = """
    const ask = (url, prepare = () => {}) => {
      const x = new XMLHttpRequest();
      x.open('GET', url, false);
      try { prepare(x); x.send(); return x.status + ' ' + x.responseText } catch (error) { return error.name }
    };
    const word = (promise) => promise.then(String, (error) => error.name);
    const loaded = (element) => new Promise((done) => {
      element.onload = () => done('loaded');
      element.onerror = () => done('error');
    });
    const add = (name, fields) => {
      const element = Object.assign(document.createElement(name), fields), end = loaded(element);
      document.head.append(element);
      return end;
    };
    """

  @Test func `a page of a package gets of another host what a page over http gets`() async throws {
    var found: [[String]] = []
    let host = try await Host.make()
    for overHTTP in [true, false] {
      let html = """
        <!doctype html><meta charset=utf-8><title>Shop</title>
        <script>addEventListener('error', (event) => { (window.messages ||= []).push(event.message) }, true)</script>
        <link rel=stylesheet href="\(host["css"])"><script src="\(host["classic"])"></script>
        <script src="\(host["throwing"])"></script>
        <script type=module src="\(host["module"])"></script><body><img src="\(host["svg"])">
        """
      let (page, stage) = try await open(html, policy: host.policy, overHTTP: overHTTP)
      defer { withExtendedLifetime(stage) {} }
      found.append(
        try await page.strings(
          Self.ask + """
            const picture = document.images[0], canvas = document.createElement('canvas').getContext('2d');
            canvas.drawImage(picture, 0, 0);
            let pixels = 'read';
            try { canvas.getImageData(0, 0, 1, 1) } catch (error) { pixels = error.name }
            return [
              'classic ' + window.classic, 'module ' + window.module, 'messages ' + (window.messages ?? []).filter(Boolean),
              getComputedStyle(document.body).color, 'picture ' + picture.naturalWidth, 'pixels ' + pixels,
              await add('script', { src: '\(host["late"])' }), 'late ' + window.late,
              await add('script', { src: '\(host["closed module"])', type: 'module' }), 'closed ' + window.closedModule,
              await add('img', { src: '\(host["svg"])', crossOrigin: 'anonymous' }),
              await add('img', { src: '\(host["owned"])' }),
              'fetch ' + await word(fetch('\(host["data"])').then((r) => r.text())),
              'fetch closed ' + await word(fetch('\(host["closed"])')),
              'no-cors ' + await word(fetch('\(host["closed"])', { mode: 'no-cors' }).then((r) => r.type)),
              'head ' + await word(fetch('\(host["data"])', { method: 'HEAD' }).then(async (r) => r.status + await r.text())),
              'post ' + await word(fetch('\(host["closed"])', { method: 'POST', body: 'a' })),
              'asked first ' + await word(fetch('\(host["data"])', { headers: { 'X-Own': '1' } })),
              'credentials ' + await word(fetch('\(host["data"])', { credentials: 'include' })),
              'sync ' + ask('\(host["data"])'), 'sync closed ' + ask('\(host["closed"])'),
              'missing ' + await word(fetch('\(host["data"])/none').then((r) => r.status)),
              'fields ' + await word(fetch('\(host["named"])').then((r) => [r.headers.get('X-Seen'), r.headers.get('X-Hidden')])),
              'import ' + await word(import('\(host["imported"])').then((m) => m.word)),
            ];
            """))
    }
    #expect(found[0] == found[1])
    #expect(
      found[1] == [
        "classic é", "module imported", "messages Script error.", "rgb(1, 2, 3)", "picture 9",
        "pixels SecurityError", "loaded", "late 1", "error", "closed undefined", "error", "error",
        "fetch [1]", "fetch closed TypeError", "no-cors opaque", "head 200", "post TypeError",
        "asked first TypeError", "credentials TypeError", "sync 200 [1]",
        "sync closed NetworkError", "missing TypeError", "fields 1,", "import imported",
      ])
    #expect(try await host.count("back") == 2)
  }

  @Test func `a host hears what a browser says, and nothing of the page's own`() async throws {
    let host = try await Host.make()
    let (page, stage) = try await open("<!doctype html><title>a</title>", policy: host.policy)
    defer { withExtendedLifetime(stage) {} }
    let found = try await page.strings(
      Self.ask + """
        let fields;
        const text = ask('\(host["named"])', (x) => {
          x.setRequestHeader('X-Own', '1');
          x.setRequestHeader('Authorization', '1');
          x.onload = () => { fields = x.getAllResponseHeaders().toLowerCase() };
        });
        await fetch('\(host["named"])');
        return [text, ...['x-seen', 'x-hidden', 'set-cookie'].map((name) => name + ' ' + fields.includes(name))];
        """)
    #expect(found == ["200 [3]", "x-seen true", "x-hidden false", "set-cookie false"])
    let heard = try await Server.shared.exchanges(at: #require(host.urls["named"]))
    #expect(heard.count == 2)
    for request in heard {
      #expect(request.header("Origin") == "app://shop")
      for name in ["X-Own", "Authorization", "Cookie", "Referer"] {
        #expect(request.header(name) == nil, "\(name)")
      }
    }
    let agent = try await page.text("navigator.userAgent")
    #expect(heard.last?.header("User-Agent") == agent)
  }

  @Test func `a host that the policy does not name is not asked, and the release not blamed`()
    async throws
  {
    let host = try await Host.make()
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
    let (page, stage) = try await open(
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

  @Test func `a redirect is followed as over http, and never out of the web`() async throws {
    var host = try await Host.make()
    let (plain, named) = (host["closed"], host["data"])
    let open = ["Access-Control-Allow-Origin": "*"]
    func redirect(_ name: String, to place: String, _ fields: [String: String] = [:]) async throws {
      try await host.add(name) { _ in
        Reply(302, headers: ["Location": place].merging(fields) { $1 })
      }
    }
    let other = try await Server.shared.onHostOfItsOwn(try #require(host.urls["data"]))
    try await host.add("origin") {
      Reply(
        200, headers: ["Access-Control-Allow-Origin": "null"],
        body: Data(($0.header("Origin") ?? "none").utf8))
    }
    let echo = try await Server.shared.onHostOfItsOwn(try #require(host.urls["origin"]))
    try await redirect("script", to: host["classic"])
    try await redirect("open", to: "http:" + named, open)
    try await redirect("open to closed", to: "http:" + plain, open)
    try await redirect("closed to open", to: "http:" + named)
    try await redirect("elsewhere", to: other.absoluteString, open)
    try await redirect("told", to: echo.absoluteString, open)
    try await redirect("file", to: "file:///etc/hostname", open)
    try await redirect("circle", to: "?", open)
    var found: [[String]] = []
    for overHTTP in [true, false] {
      let (page, stage) = try await self.open(
        "<!doctype html><title>a</title>", policy: host.policy, overHTTP: overHTTP)
      defer { withExtendedLifetime(stage) {} }
      let names = [
        "open", "open to closed", "closed to open", "elsewhere", "told", "file", "circle",
      ]
      found.append(
        try await page.strings(
          Self.ask + """
            const found = [await add('script', { src: '\(host["script"])' })];
            for (const url of \(names.map { host[$0] })) {
              found.push(await word(fetch(url).then((r) => r.text())));
              found.push(ask(url));
            }
            return found;
            """))
    }
    #expect(
      found[1] == [
        "loaded", "[1]", "200 [1]", "TypeError", "NetworkError", "TypeError", "NetworkError",
        "[1]", "200 [1]", "null", "200 null", "TypeError", "NetworkError", "TypeError",
        "NetworkError",
      ])
    #expect(found[0] == found[1])
  }

  @Test func `a document of another host is one of the web, and none of the app's scheme`()
    async throws
  {
    let host = try await Host.make()
    let place = host["document"]
    let (page, stage) = try await open(
      """
      <!doctype html><title>a</title><script>
      window.origins = [];
      addEventListener('message', (event) => origins.push(event.origin));
      </script><body>
      """, policy: host.policy)
    defer { withExtendedLifetime(stage) {} }
    let origins = try await page.strings(
      """
      for (const [name, field] of [['iframe', 'src'], ['object', 'data'], ['embed', 'src']]) {
        const element = Object.assign(document.createElement(name), { [field]: '\(place)' });
        const asked = new Promise((done) => { element.onload = element.onerror = done });
        document.body.append(element);
        await asked;
      }
      const end = Date.now() + 10000;
      while (!origins.length && Date.now() < end) await new Promise((done) => setTimeout(done, 20));
      return origins;
      """)
    #expect(!origins.isEmpty && Set(origins) == ["http://\(host.authority)"])
    page.startWaiting()
    page.start("location.href = '\(place)#x'")
    try await page.finishWaiting()
    while page.webView.url?.scheme != "http" {
      page.startWaiting()
      try await page.finishWaiting()
    }
    #expect(page.webView.url?.absoluteString == "http:\(place)#x")
  }

  @Test func `a page that is none of the scheme has no host asked`() async throws {
    let host = try await Host.make()
    let (page, stage) = try await open(
      "<!doctype html><title>a</title>", policy: host.policy, overHTTP: true)
    defer { withExtendedLifetime(stage) {} }
    let found = try await page.strings(
      Self.ask
        + "return [await add('img', { src: 'app:\(host["svg"])' }), ask('app:\(host["data"])')]")
    #expect(found == ["error", "404 "])
    #expect(try await host.count("svg") + host.count("data") == 0)
  }

  @Test func `a policy of https lets a page read nothing of another package`() async throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    let (page, stage) = try await open(
      "<!doctype html><title>a</title>", policy: "default-src 'self' 'unsafe-inline' https:")
    try await stage.install(
      1, ["index.html": "<!doctype html>", "a.svg": svg, "secret.txt": "secret"], as: "help")
    let found = try await page.strings(
      Self.ask + """
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

  @Test func `a page of a folder has the hosts of the web, which the app's policy names`()
    async throws
  {
    let host = try await Host.make()
    let folder = ScratchFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data("<!doctype html><script src='\(host["classic"])'></script>".utf8)
      .write(to: folder.url.appendingPathComponent("index.html"))
    let configuration = WKWebViewConfiguration()
    let policy = ResponseHeaders(
      "/*", ["Content-Security-Policy": "script-src https://\(host.authority)"])
    let site = try WebHostRoute.$webScheme.withValue("http") {
      try configuration.serve(folder: folder.url, headers: [policy])
    }
    let page = try PackagePage(configuration)
    page.startWaiting()
    page.webView.load(URLRequest(url: site.url))
    try await page.finishWaiting()
    #expect(try await page.text("String(window.classic)") == "é")
  }

  @Test func `hosts of the web are asked by TLS`() async throws {
    let listener = try Socket(domain: AF_INET)
    defer { try? listener.close() }
    try listener.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    try listener.listen()
    guard case .ip4(_, let port) = try listener.sockname() else { throw URLError(.badURL) }
    let (stage, heard) = (try Stage(), AsyncStream.makeStream(of: [UInt8].self))
    Thread.detachNewThread {
      guard let client = try? Socket(file: listener.accept().file) else { return }
      heard.continuation.yield((0..<3).compactMap { _ in try? client.read() as UInt8 })
      try? client.close()
    }
    try await stage.install(
      1, ["index.html": "<!doctype html><script src='//localhost:\(port)/x.js'></script>"],
      policy: "default-src https:")
    let page = try stage.page()
    try await stage.open("shop", in: page)
    var records = heard.stream.makeAsyncIterator()
    // A record of a handshake, of TLS 1.
    #expect(await records.next() == [22, 3, 1])
  }

  nonisolated private static let targets: [(String, String?)] = [
    ("app://cdn.example/x.js", "https://cdn.example/x.js"),
    ("app://cdn.example", "https://cdn.example/"),
    ("app://cdn.example?a=/b#c", "https://cdn.example/?a=/b"),
    ("app://CDN.example/A%20b?q=%2F#f", "https://cdn.example/A%20b?q=%2F"),
    ("app://cdn.example:8443/x", "https://cdn.example:8443/x"),
    ("app://10.0.0.1/x", "https://10.0.0.1/x"), ("app://[::1]:8443/", "https://[::1]:8443/"),
    ("app://[::1]/", "https://[::1]/"), ("app://localhost:8443/x", "https://localhost:8443/x"),
    ("app://my_host.example./", "https://my_host.example./"),
    // Names of packages, the folder, other spellings of them, and what is no host.
    ("app://shop/x.js", nil), ("app://localhost/x.js", nil), ("app://SHOP/", nil),
    ("app://sh%6Fp/", nil), ("app://shop./", nil), ("app://shop:/", nil), ("app://shop%2e/", nil),
    ("app://cdn%2Eexample/", nil), ("app://b%C3%BCcher.example/", nil),
    ("app://a@cdn.example/", nil), ("app://a:b@cdn.example/", nil), ("app://.example/", nil),
    ("app://a..b/", nil), ("app:///x", nil), ("app://./", nil), ("app:cdn.example/x", nil),
    ("app://cdn.example:/", nil), ("app://cdn.example:123456/", nil),
    ("app://cdn.example\\@evil.example/", nil),
  ]

  @Test(arguments: targets)
  func `a URL of a scheme stands for one of the web`(url: String, target: String?) {
    #expect(WebHostRoute.target(of: url, by: "https")?.absoluteString == target)
  }

  nonisolated private static let policies: [(String, String)] = [
    ("default-src 'self'", "default-src 'self'"),
    ("img-src 'self' https:", "img-src 'self' https: app:"),
    (
      "script-src https://cdn.example 'sha256-a'; style-src *",
      "script-src https://cdn.example 'sha256-a' app://cdn.example; style-src *"
    ),
    (
      "Script-Src HTTPS://*.cdn.example:8443/a/ http://b.example",
      "Script-Src HTTPS://*.cdn.example:8443/a/ http://b.example app://*.cdn.example:8443/a/ app://b.example"
    ),
    ("connect-src https: app:", "connect-src https: app:"),
    ("connect-src wss: data: cdn.example", "connect-src wss: data: cdn.example"),
    (
      "frame-ancestors https:; report-uri https://r.example; sandbox",
      "frame-ancestors https:; report-uri https://r.example; sandbox"
    ),
    (
      "img-src https:, font-src https://f.example",
      "img-src https: app:, font-src https://f.example app://f.example"
    ),
    ("", ""), (";;", ";;"),
  ]

  @Test(arguments: policies)
  func `a policy allows a URL of the scheme where it allows one of the web`(
    text: String, expected: String
  ) {
    #expect(WebHostPolicy.policy(text, for: "app") == expected)
  }
}
