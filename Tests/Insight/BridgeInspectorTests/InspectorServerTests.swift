import BridgeInspector
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The inspector's page in a browser, which the app serves.
@MainActor @Suite("An inspector that serves browsers", .timeLimit(.minutes(1)))
struct InspectorServerTests {
  private struct Answer {
    var status: Int
    var text: String
  }

  /// Asks the server as a program does that is no browser.
  private func ask(_ url: URL, _ change: (inout URLRequest) -> Void = { _ in }) async throws
    -> Answer
  {
    var request = URLRequest(url: url)
    request.httpShouldHandleCookies = false
    change(&request)
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let (data, response) = try await session.data(for: request)
    let status = try #require(response as? HTTPURLResponse).statusCode
    return Answer(status: status, text: String(decoding: data, as: UTF8.self))
  }

  /// Returns the address of another path, without the token.
  private func address(_ path: String, of page: URL) throws -> URL {
    var parts = try #require(URLComponents(url: page, resolvingAgainstBaseURL: false))
    (parts.path, parts.query) = (path, nil)
    return try #require(parts.url)
  }

  private func token(of page: URL) throws -> String {
    let parts = try #require(URLComponents(url: page, resolvingAgainstBaseURL: false))
    return try #require(parts.queryItems?.first { $0.name == "token" }?.value)
  }

  private func call(_ body: String, of page: URL) async throws -> Answer {
    let token = try token(of: page)
    return try await ask(address("/call", of: page)) { request in
      request.httpMethod = "POST"
      request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
      request.httpBody = Data(body.utf8)
    }
  }

  @Test("shows a browser the calls so far and later ones, the methods, and the state of the app")
  func showsABrowser() async throws {
    let page = try InspectedPage { $0.title = "Shop" }
    try await page.load("<script>document.cookie = 'session=topsecret'</script>")
    try await page.run("await bridge.call('cart.add', 2)")
    let view = try await page.browse(page.inspector.serve())
    try await view.wait(
      until: "document.querySelector('#sum-calls').textContent.startsWith('1 call')")
    try await page.run("await bridge.call('fail').catch(() => 0)")
    try await view.wait(
      until: "document.querySelector('#sum-calls').textContent.startsWith('2 calls')")
    #expect(try await view.run("return document.title") == "Shop – Inspector")
    try await view.run("document.getElementById('view-state').click()")
    try await view.wait(until: "document.querySelector('#state-panel table')")
    let state = try await view.run("return document.getElementById('state-panel').innerText")
    #expect(state.contains("session"))
    #expect(!state.contains("topsecret"))
  }

  @Test("lets a browser call a method by hand, and shows the result or the error")
  func callsByHand() async throws {
    let page = try InspectedPage()
    try await page.load()
    let view = try await page.browse(page.inspector.serve())
    try await view.run("document.getElementById('view-methods').click()")
    for (method, argument, shown) in [("cart.add", "5", "15"), ("fail", nil, "outOfStock")] {
      let button = "document.querySelector('[data-method=\"\(method)\"]')"
      try await view.wait(until: button)
      try await view.run("\(button).click()")
      if let argument {
        try await view.run(
          """
          document.getElementById('argument-add').click();
          document.getElementById('argument-1').value = '\(argument)';
          """)
      }
      try await view.run("document.getElementById('method-form').requestSubmit()")
      try await view.wait(until: "document.querySelector('.outcome')?.dataset.outcome")
      let outcome = try await view.run("return document.querySelector('.outcome').innerText")
      #expect(outcome.contains(shown), "\(method): \(outcome)")
    }
    // Calls by hand are calls of the page, so that the recording has them.
    try await view.wait(
      until: "document.querySelector('#sum-calls').textContent.startsWith('2 calls')")
  }

  @Test("gives nothing to those who lack the token, and to pages of other hosts")
  func refuses() async throws {
    let page = try InspectedPage()
    try await page.load()
    let url = try await page.inspector.serve()
    let token = try token(of: url)
    let zeros = String(repeating: "0", count: 64)
    for path in ["/", "/index.html", "/recording", "/state"] {
      for (field, value) in [
        ("X-Nothing", ""), ("Authorization", "Bearer \(zeros)"), ("Authorization", token),
        ("Authorization", "Basic \(token)"), ("Cookie", "token=\(token)"),
      ] {
        let answer = try await ask(address(path, of: url)) {
          $0.setValue(value, forHTTPHeaderField: field)
        }
        #expect(answer.status == 403, "\(path) with \(field): \(value)")
        #expect(!answer.text.contains("Shop"))
      }
      let rebound = try await ask(address(path, of: url)) {
        $0.setValue("evil.example:80", forHTTPHeaderField: "Host")
        $0.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
      }
      #expect(rebound.status == 403, "\(path) for another host")
    }
  }

  @Test("takes calls from its own page alone, and none of a link, a form or a page of another port")
  func refusesCalls() async throws {
    let page = try InspectedPage()
    try await page.load()
    let url = try await page.inspector.serve()
    let body = #"{"method":"cart.add","arguments":"[1]"}"#
    // A form or a link has the address of the page at most, and can set no field.
    var linked = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false))
    linked.path = "/call"
    let form = try await ask(#require(linked.url)) {
      $0.httpMethod = "POST"
      $0.httpBody = Data(body.utf8)
    }
    #expect(form.status == 403)
    #expect(try await ask(#require(linked.url)).status == 405)
    // A page of another port is of another origin, whose fields a browser asks about first.
    let other = try await Server.shared.page("<!doctype html>")
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    try await LoadWaiting.load(other, in: view)
    let reached = try await view.callAsyncJavaScript(
      """
      const reached = [];
      for (const path of ['state', 'recording', 'call']) {
        const method = path === 'call' ? 'POST' : 'GET';
        const body = path === 'call' ? text : undefined;
        for (const headers of [{}, { authorization: 'Bearer ' + token }]) {
          await fetch(origin + '/' + path, { method, body, headers, credentials: 'include' })
            .then((r) => { reached.push(path + ' ' + r.status) }, () => {});
          if (!headers.authorization) {
            await fetch(origin + '/' + path, { method, body, mode: 'no-cors', credentials: 'include' }).catch(() => {});
          }
        }
      }
      return reached.join();
      """,
      arguments: [
        "origin": "http://127.0.0.1:\(try #require(url.port))", "token": try token(of: url),
        "text": body,
      ], in: nil, contentWorld: .page)
    #expect(reached as? String == "")
    #expect(!page.inspector.recorder.text.contains("callBegan"))
  }

  @Test("tells what is wrong with a call, and takes none that is too long")
  func wrongCalls() async throws {
    let page = try InspectedPage()
    try await page.load()
    let url = try await page.inspector.serve()
    for body in ["", "{", "[]", #"{"method":"cart.add"}"#, #"{"method":1,"arguments":[]}"#] {
      #expect(try await call(body, of: url).status == 400, "\(body)")
    }
    let notJSON = try await call(#"{"method":"cart.add","arguments":"[1"}"#, of: url)
    #expect(notJSON.status == 200)
    #expect(notJSON.text.contains("SyntaxError"))
    let unknown = try await call(#"{"method":"cart.ad","arguments":"[1]"}"#, of: url)
    #expect(unknown.text.contains("unknownMethod"))
    let long = String(repeating: "x", count: 5 << 20)
    #expect(
      try await call("{\"method\":\"cart.add\",\"arguments\":\"[\\\"\(long)\\\"]\"}", of: url)
        .status == 413)
  }

  #if os(Linux)
    @Test("says why a call by hand has no answer: the page was left, or its process has ended")
    func endedPage() async throws {
      let ends: [(what: String, end: (InspectedPage) async throws -> Void, text: String)] = [
        ("left", { try await $0.load("another page") }, "The page was left"),
        ("killed", { _ in WebProcess.killAll() }, #""code":"thrown""#),
      ]
      for (what, end, text) in ends {
        let page = try InspectedPage()
        let began = AsyncStream.makeStream(of: Void.self)
        try page.bridge.handle("wait") { () async throws in
          began.continuation.yield()
          try await Task.sleep(for: .seconds(1000))
        }
        try await page.load()
        let url = try await page.inspector.serve()
        async let answer = call(#"{"method":"wait","arguments":"[]"}"#, of: url)
        for await _ in began.stream { break }
        try await end(page)
        let outcome = try await answer
        #expect(outcome.status == 200, "\(what): \(outcome.text)")
        #expect(outcome.text.contains(text), "\(what): \(outcome.text)")
      }
    }
  #endif

  @Test("listens at one address until it stops, which ends the recording of a browser")
  func stops() async throws {
    let page = try InspectedPage()
    try await page.load()
    let url = try await page.inspector.serve()
    #expect(try await page.inspector.serve() == url)
    #expect(url.host() == "127.0.0.1")
    let view = try await page.browse(url)
    page.inspector.stop()
    try await view.wait(until: "document.body.dataset.state === 'ended'")
    await #expect(throws: URLError.self) {
      while true { _ = try await ask(url) }
    }
  }

  #if os(Linux)
    @Test("gives its port to no process of a page, which would keep it open")
    func processes() async throws {
      let page = try InspectedPage()
      let port = try #require(try await page.inspector.serve().port)
      // WebKit may have started the process of the first of these views before.
      for _ in 0..<3 { try await InspectedPage().load() }
      let table = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
      let address = String(format: "0100007F:%04X", port)
      var sockets: [String] = []
      for line in table.split(separator: "\n") {
        let fields: [Substring] = line.split(separator: " ")
        // The state 0A is a socket that listens.
        if fields.count > 9, fields[1] == address, fields[3] == "0A" {
          sockets.append("socket:[\(fields[9])]")
        }
      }
      let socket = try #require(sockets.first)
      func holds(_ process: Int32) -> Bool {
        let folder = "/proc/\(process)/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains {
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == socket
        }
      }
      #expect(holds(getpid()))
      #expect(!WebProcess.all.isEmpty)
      for process in WebProcess.all.union(WebProcess.network) { #expect(!holds(process)) }
    }
  #endif

  @Test("says which port it cannot use, and can be asked again")
  func usedPort() async throws {
    let first = try InspectedPage()
    let second = try InspectedPage()
    let port = UInt16(try #require(try await first.inspector.serve().port))
    let error = await #expect(throws: BridgeError.self) {
      try await second.inspector.serve(port: port)
    }
    #expect(error?.code == .unavailable)
    #expect(error?.message.hasPrefix("Port \(port) cannot be used") == true)
    #expect(try await second.inspector.serve().port != Int(port))
  }

  @Test("listens in no release build, unless the app asks for that")
  func releaseBuilds() async throws {
    try Inspector.checkBuild(isDebug: true, InspectorOptions().servesInReleaseBuilds)
    let error = #expect(throws: BridgeError.self) {
      try Inspector.checkBuild(isDebug: false, InspectorOptions().servesInReleaseBuilds)
    }
    #expect(error?.message.contains("servesInReleaseBuilds") == true)
    try Inspector.checkBuild(isDebug: false, true)
    guard !isDebugBuild else { return }
    let page = try InspectedPage { $0.servesInReleaseBuilds = false }
    await #expect(throws: BridgeError.self) { try await page.inspector.serve() }
  }

  @Test("listens although the app keeps no reference to the inspector")
  func keptByTheBridge() async throws {
    let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var options = InspectorOptions()
    options.servesInReleaseBuilds = true
    var inspector: Inspector? = try Inspector(options: options)
    let bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [.anyOrigin]),
      parts: inspector.map { [.inspector($0)] } ?? [])
    let url = try #require(try await inspector?.serve())
    inspector = nil
    #expect(try await ask(url).status == 200)
    let token = try token(of: url)
    let state = try await ask(address("/state", of: url)) {
      $0.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    }
    #expect(state.text.contains("\"canCall\":true"))
    withExtendedLifetime(bridge) {}
  }

  @Test("lets the recording end with the inspector, although a browser reads it")
  func letsGo() async throws {
    var page: InspectedPage? = try InspectedPage()
    let url = try #require(try await page?.inspector.serve())
    let view = try #require(try await page?.browse(url))
    weak let inspector = page?.inspector
    page = nil
    try await view.wait(until: "['ended', 'failed'].includes(document.body.dataset.state)")
    #expect(inspector == nil)
  }
}
