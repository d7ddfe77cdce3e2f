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
  @Test func `a page of a package gets of another host what a page over http gets`() async throws {
    var found: [[String]] = []
    let host = try await WebHost.make()
    for overHTTP in [true, false] {
      let html = """
        <!doctype html><meta charset=utf-8><title>Shop</title>
        <script>addEventListener('error', (event) => { (window.messages ||= []).push(event.message) }, true)</script>
        <link rel=stylesheet href="\(host["css"])"><script src="\(host["classic"])"></script>
        <script src="\(host["throwing"])"></script>
        <script type=module src="\(host["module"])"></script><body><img src="\(host["svg"])">
        """
      let (page, stage) = try await WebHost.open(html, policy: host.policy, overHTTP: overHTTP)
      defer { withExtendedLifetime(stage) {} }
      found.append(
        try await page.strings(
          WebHost.ask + """
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
    let host = try await WebHost.make()
    let (page, stage) = try await WebHost.open(
      "<!doctype html><title>a</title>", policy: host.policy)
    defer { withExtendedLifetime(stage) {} }
    let found = try await page.strings(
      WebHost.ask + """
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

  @Test func `a redirect is followed as over http, and never out of the web`() async throws {
    var host = try await WebHost.make()
    let (plain, named) = (host["closed"], host["data"])
    let open = ["Access-Control-Allow-Origin": "*"]
    func redirect(_ name: String, to place: String, _ fields: [String: String] = [:]) async throws {
      try await host.add(name) { _ in
        Server.Reply(302, headers: ["Location": place].merging(fields) { $1 })
      }
    }
    let other = try await Server.shared.onHostOfItsOwn(try #require(host.urls["data"]))
    try await host.add("origin") {
      Server.Reply(
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
      let (page, stage) = try await WebHost.open(
        "<!doctype html><title>a</title>", policy: host.policy, overHTTP: overHTTP)
      defer { withExtendedLifetime(stage) {} }
      let names = [
        "open", "open to closed", "closed to open", "elsewhere", "told", "file", "circle",
      ]
      found.append(
        try await page.strings(
          WebHost.ask + """
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
    let host = try await WebHost.make()
    let place = host["document"]
    let (page, stage) = try await WebHost.open(
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

  @Test func `a page of a folder has the hosts of the web, which the app's policy names`()
    async throws
  {
    let host = try await WebHost.make()
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
}
