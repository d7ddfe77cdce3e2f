import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import WebRequests

/// Requests to servers that never answer: each of them ends.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct EndOfRequestTests {
  /// A server with a page at `/page` and a text at `/text`. It sends the head of `/head` alone, and nothing for `/hang`.
  private final class SilentServer: Sendable {
    let address: String
    private let server: WireServer

    init(
      asked: @escaping @Sendable () -> Void = {}, ended: @escaping @Sendable () -> Void = {}
    ) throws {
      server = try WireServer { connection in
        let path = connection.request.split(separator: " ").dropFirst().first ?? ""
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n"
        switch path {
        case "/hang":
          asked()
          connection.waitForEnd()
          ended()
        case "/head":
          connection.send(head + "Content-Length: 9\r\n\r\n")
          connection.waitForEnd()
          ended()
        default: connection.send(head + "Content-Length: 4\r\n\r\ntext")
        }
      }
      address = String(server.url.absoluteString.dropLast())
    }
  }

  @Test(arguments: ["/hang", "/head"])
  func `a synchronous request ends with a NetworkError after its limit`(path: String) async throws {
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    let server = try SilentServer(ended: { continuation.yield() })
    let log = Log()
    let page = try await RelayPage(at: server.address) { address in
      var relay = try RelayPage.relay(address)
      #expect(relay.longestSynchronous == .seconds(10))
      relay.longestSynchronous = .milliseconds(300)
      relay.logger = log.logger
      return relay
    }
    try await page.load()
    let text = try await page.run(
      """
      const xhr = new XMLHttpRequest(); xhr.open('GET', '\(path)', false);
      try { xhr.send() } catch (error) { return [error.name, xhr.status, xhr.readyState] }
      """)
    #expect(text == #"["NetworkError",0,4]"#)
    // The connection is closed, and the page works.
    for await _ in ends { break }
    #expect(log.lines.joined().contains("synchronous request"))
    #expect(try await page.run("return await (await fetch('/text')).text()") == #""text""#)
  }

  /// A load that the app asks for.
  enum Load: CaseIterable {
    case otherPage, samePage, reloaded, reloadedFromOrigin, back, html, simulated

    @MainActor func begin(in view: WKWebView, at url: URL) {
      let html = "<title>shown</title>"
      switch self {
      case .otherPage: view.load(URLRequest(url: url.appending(path: "next")))
      case .samePage: view.load(URLRequest(url: url))
      case .reloaded: view.reload()
      case .reloadedFromOrigin: view.reloadFromOrigin()
      case .back: view.goBack()
      case .html: view.loadHTMLString(html, baseURL: url)
      case .simulated: view.loadSimulatedRequest(URLRequest(url: url), responseHTML: html)
      }
    }
  }

  @Test(arguments: Load.allCases)
  func `a load of the app ends a synchronous request at once`(_ load: Load) async throws {
    let (asks, continuation) = AsyncStream.makeStream(of: Void.self)
    let server = try SilentServer(asked: { continuation.yield() })
    let page = try await RelayPage(at: server.address) { address in
      var relay = try RelayPage.relay(address)
      relay.longestSynchronous = .seconds(3_600)
      return relay
    }
    try await page.load("/page?first")
    try await page.load()
    // Not awaited, because the page answers when its request has ended.
    page.start(
      """
      const xhr = new XMLHttpRequest(); xhr.open('GET', '/hang', false);
      try { xhr.send() } catch (error) { sessionStorage.setItem('error', error.name) }
      """)
    for await _ in asks { break }
    let url = try #require(URL(string: server.address + "/page"))
    try await page.move { load.begin(in: $0, at: url) }
    #expect(try await page.run("return sessionStorage.getItem('error')") == #""NetworkError""#)
  }

  @Test(arguments: [
    "navigator.sendBeacon('/hang')", "fetch('/hang', { keepalive: true }).catch(() => {})",
  ])
  func `a request that outlives its document ends after a while, and frees its connection`(
    request: String
  ) async throws {
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    let server = try SilentServer(ended: { continuation.yield() })
    let log = Log()
    let page = try await RelayPage(at: server.address) { address in
      var relay = try RelayPage.relay(address)
      #expect(relay.longestOutliving == .seconds(30))
      relay.longestOutliving = .milliseconds(300)
      relay.logger = log.logger
      return relay
    }
    try await page.load()
    // As many as there are connections to a host, in the page and while it is left.
    _ = try await page.run(
      """
      const send = () => { for (let i = 0; i < 3; i++) \(request) };
      addEventListener('pagehide', send); send()
      """)
    _ = try await page.leave(by: "location.href = '/page?next'")
    var count = 0
    for await _ in ends {
      count += 1
      if count == 6 { break }
    }
    #expect(log.lines.joined().contains("of the document's end"))
    #expect(try await page.run("return await (await fetch('/text')).text()") == #""text""#)
  }

  @Test func `a response to a beacon that never ends is given up`() async throws {
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    let server = try SilentServer(ended: { continuation.yield() })
    let log = Log()
    let page = try await RelayPage(at: server.address) { address in
      var relay = try RelayPage.relay(address)
      relay.longestOutliving = .milliseconds(300)
      relay.logger = log.logger
      return relay
    }
    try await page.load()
    #expect(try await page.run("return navigator.sendBeacon('/head')") == "true")
    for await _ in ends { break }
    #expect(log.lines.filter { $0.contains("did not end within") }.count == 1)
  }

  @Test func `beacons of one origin leave room for those of another`() async throws {
    let server = try SilentServer()
    let other = server.address.replacingOccurrences(of: "127.0.0.1", with: "localhost")
    let client = StubClient { request in
      if request.url.path == "/hang" { try await Task.sleep(for: .seconds(3_600)) }
      return RelayedResponse(200, body: Data("stub".utf8))
    }
    let page = try await RelayPage(
      origins: [OriginPattern(server.address), OriginPattern(other)], at: server.address
    ) { address in
      RequestRelay(
        rules: [
          RelayRule(
            ["http://127.0.0.1:*", "http://localhost:*"],
            from: [OriginPattern(address), OriginPattern(other)], addresses: AddressRange.loopback)
        ], client: client)
    }
    for _ in 1...3 {
      try await page.load()
      _ = try await page.run("while (navigator.sendBeacon('/hang')); ")
    }
    _ = try await page.leave(by: "location.href = '\(other)/page'")
    _ = try await page.run("await fetch('/kept', { method: 'POST', keepalive: true, body: 'x' })")
    #expect(client.sent.map(\.url.path).last == "/kept")
  }
}
