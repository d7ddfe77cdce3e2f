import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// What pages of other origins get of an app's own scheme handler. The handler answers everybody alike.
  @MainActor @Suite struct StrangerRequestTests {
    /// A way to ask for a file of `app://alpha/`.
    struct Way {
      let name: String
      /// What the script says for a page of the same origin, and for one of another origin.
      let own: String, stranger: String
      /// Whether the engine states the origin of a page of another origin.
      let statesOrigin: Bool
      let script: String

      init(_ name: String, own: String, stranger: String, origin: Bool, _ script: String) {
        (self.name, self.own, self.stranger) = (name, own, stranger)
        (self.statesOrigin, self.script) = (origin, script)
      }
    }

    /// Ways that give a script the bytes are refused. The others show or run a file, as over http: the engine states
    /// nothing of who asks, and does not obey `Cross-Origin-Resource-Policy` for custom schemes.
    private static let ways = [
      Way(
        "fetch.txt", own: "secret", stranger: "TypeError", origin: true,
        "fetch(url).then((r) => r.text(), (e) => e.name)"),
      Way(
        "opaque.txt", own: "basic", stranger: "opaque", origin: false,
        "fetch(url, { mode: 'no-cors' }).then((r) => r.type)"),
      Way("xhr.txt", own: "secret", stranger: "error", origin: true, "ask('GET', true)"),
      Way("sync.txt", own: "secret", stranger: "error", origin: true, "ask('GET', false)"),
      Way(
        "sync-head.txt", own: "text/plain", stranger: "error", origin: true,
        "ask('HEAD', false)"),
      Way(
        "sync-post.txt", own: "secret", stranger: "error", origin: true, "ask('POST', false)"
      ),
      // It waits in vain for its process, so that it never comes to the handler.
      Way(
        "sync-as-form.txt", own: "secret", stranger: "error", origin: false,
        "ask('POST', false, { Accept: 'text/html', 'Upgrade-Insecure-Requests': '1' })"),
      Way(
        "worker.txt", own: "secret", stranger: "NetworkError", origin: true,
        """
        worker(`const x = new XMLHttpRequest(); x.open('GET', '${url}', false);
          try { x.send(); postMessage(x.responseText) } catch (e) { postMessage(e.name) }`)
        """),
      Way(
        "events.txt", own: "error", stranger: "error", origin: true,
        "new Promise((done) => { const e = new EventSource(url); e.onerror = () => { e.close(); done('error') } })"
      ),
      Way("img.svg", own: "load", stranger: "load", origin: false, "add('img', { src: url })"),
      Way(
        "img-cors.svg", own: "load", stranger: "error", origin: true,
        "add('img', { crossOrigin: '', src: url })"),
      Way("script.js", own: "load", stranger: "load", origin: false, "add('script', { src: url })"),
      Way(
        "script-cors.js", own: "load", stranger: "error", origin: true,
        "add('script', { crossOrigin: '', src: url })"),
      Way(
        "module.js", own: "load", stranger: "error", origin: true,
        "add('script', { type: 'module', src: url })"),
      Way(
        "style.css", own: "load", stranger: "load", origin: false,
        "add('link', { rel: 'stylesheet', href: url })"),
      Way(
        "style-cors.css", own: "load", stranger: "error", origin: true,
        "add('link', { rel: 'stylesheet', crossOrigin: '', href: url })"),
      Way(
        "preload.txt", own: "load", stranger: "error", origin: true,
        "add('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href: url })"),
      Way(
        "frame.html", own: "load", stranger: "load", origin: false, "add('iframe', { src: url })"),
    ]

    private static let tools = """
      const add = (tag, values) => new Promise((done) => {
        const element = Object.assign(document.createElement(tag), values);
        element.onload = () => done('load');
        element.onerror = () => done('error');
        (tag == 'link' ? document.head : document.body).append(element);
      });
      const worker = (text) => new Promise((done) => {
        new Worker(URL.createObjectURL(new Blob([text]))).onmessage = (event) => done(event.data);
      });
      const askFor = (url) => (method, isAsync, fields = {}) => new Promise((done) => {
        const x = new XMLHttpRequest();
        x.open(method, url, isAsync);
        x.onload = () => done(method == 'HEAD' ? x.getResponseHeader('Content-Type') : x.responseText);
        x.onerror = () => done('error');
        for (const name in fields) x.setRequestHeader(name, fields[name]);
        try { x.send(method == 'POST' ? 'a=b' : null) } catch (error) { done(error.name) }
      });
      """

    private static var script: String {
      let lines = ways.map { way in
        """
        try { const url = 'app://alpha/\(way.name)', ask = askFor(url); said['\(way.name)'] = await (\(way.script)) }
        catch (error) { said['\(way.name)'] = 'threw ' + error.name }
        """
      }
      return tools + "const said = {};\n" + lines.joined(separator: "\n") + "\nreturn said;"
    }

    /// Answers everybody, and keeps the origins that requests state.
    @MainActor private final class Answers {
      var origins: [String: String] = [:]
      var scheme: Scheme {
        Scheme { [self] task in
          let url = task.request.url
          let name = url?.lastPathComponent ?? ""
          origins[name] = task.request.value(forHTTPHeaderField: "Origin")
          let types = [
            "js": "text/javascript", "css": "text/css", "svg": "image/svg+xml", "txt": "text/plain",
          ]
          let bodies = [
            "js": "", "svg": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
            "css": "",
          ]
          let type = types[url?.pathExtension ?? ""] ?? "text/html"
          let isPage = type == "text/html"
          task.answer(
            isPage
              ? "<!doctype html><title>page</title><body><script>parent.postMessage('shown', '*')</script>"
              : bodies[url?.pathExtension ?? ""] ?? "secret", type: type)
        }
      }
    }

    private static func check(
      _ found: Any?, _ answers: Answers, isOwn: Bool, from page: String
    ) throws {
      let said = try #require(found as? [String: Any])
      for way in ways {
        let expected = isOwn ? way.own : way.stranger
        #expect(said[way.name] as? String == expected, "\(way.name) from \(page)")
        if !isOwn {
          #expect(
            (answers.origins[way.name] != nil) == way.statesOrigin, "\(way.name) from \(page)")
        }
      }
    }

    @Test(arguments: [
      "app://alpha/", "http", "app://beta/", "about:blank", "data:text/html,<body>",
    ])
    func `a page of another origin reads nothing, whatever way it asks`(page text: String)
      async throws
    {
      let answers = Answers()
      let page = Page { $0.setURLSchemeHandler(answers.scheme, forURLScheme: "app") }
      let http = try await Server.shared.page("<!doctype html><body>")
      await page.load(text == "http" ? http : try #require(URL(string: text)))
      let found = try await page.webView.callAsyncJavaScript(Self.script, contentWorld: .page)
      try Self.check(found, answers, isOwn: text == "app://alpha/", from: text)
    }

    @Test func `a sandboxed frame of the same page reads nothing`() async throws {
      let answers = Answers()
      let page = Page { $0.setURLSchemeHandler(answers.scheme, forURLScheme: "app") }
      await page.load(try #require(URL(string: "app://alpha/")))
      let html = """
        <body><script>(async () => { \(Self.script) })()
          .then((said) => parent.postMessage(said, '*'))</script>
        """
      let found = try await page.webView.callAsyncJavaScript(
        """
        const frame = document.createElement('iframe');
        frame.sandbox = 'allow-scripts';
        const said = new Promise((done) =>
          addEventListener('message', (event) => { if (event.data != 'shown') done(event.data) }));
        frame.srcdoc = html;
        document.body.append(frame);
        return await said;
        """, arguments: ["html": html], contentWorld: .page)
      try Self.check(found, answers, isOwn: false, from: "a sandboxed frame")
    }

    @Test func `a handler that allows an origin is read by it`() async throws {
      let http = try await Server.shared.page("<!doctype html><body>")
      let origin = "http://127.0.0.1:\(http.port ?? 80)"
      let scheme = Scheme { task in
        guard let url = task.request.url else { return }
        let allowed = ["/all": "*", "/one": origin, "/other": "http://other.example"][url.path]
        let head = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil,
          headerFields: [
            "Content-Type": "text/plain", "Access-Control-Allow-Origin": allowed ?? "",
          ])
        guard let head else { return }
        task.didReceive(head)
        task.didReceive(Data("open".utf8))
        task.didFinish()
      }
      let page = Page { $0.setURLSchemeHandler(scheme, forURLScheme: "app") }
      await page.load(http)
      let found = try await page.webView.callAsyncJavaScript(
        Self.tools + """
          const said = [];
          for (const path of ['all', 'one', 'other', 'none']) said.push(await askFor('app://alpha/' + path)('GET', false));
          return said;
          """, contentWorld: .page)
      #expect(found as? [String] == ["open", "open", "error", "error"])
    }

    @Test func `a form of another origin is shown`() async throws {
      let answers = Answers()
      let page = Page { $0.setURLSchemeHandler(answers.scheme, forURLScheme: "app") }
      await page.load(try await Server.shared.page("<!doctype html><body>"))
      let found = try await page.webView.callAsyncJavaScript(
        """
        document.body.innerHTML =
          '<iframe name=frame></iframe><form method=post target=frame action="app://alpha/form"><input name=a></form>';
        const shown = new Promise((done) => addEventListener('message', (event) => done(event.data)));
        document.forms[0].submit();
        return await shown;
        """, contentWorld: .page)
      #expect(found as? String == "shown")
      #expect(answers.origins["form"]?.hasPrefix("http://127.0.0.1:") == true)
    }
  }
}
