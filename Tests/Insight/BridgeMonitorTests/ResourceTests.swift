import BridgeMonitor
import Foundation
import MetricsTestKit
import TestSupport
import Testing

/// Where the documents and the resources of monitored pages came from, and what they took.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct ResourceTests {
  @Test func `the resources of a page are told with their times, and without queries`() async throws
  {
    let page = try MonitoredPage()
    let script = try await Server.shared.script("window.done = 1")
    try await page.load(
      "<script src='\(script.absoluteString)?secret=1'></script><script>fetch('\(script.absoluteString)?secret=2')</script>"
    )
    let times = try await page.next(\.times)
    #expect(times.source == .network && times.isFirstInView)
    let resources = try await page.next(\.resources)
    #expect(resources.counts == [.network: 2] && resources.count == 2)
    #expect((resources.bytes[.network] ?? 0) >= 30)
    #expect(Set(resources.slowest.map(\.initiator)) == ["script", "fetch"])
    for timing in resources.slowest {
      #expect(timing.url == script.absoluteString)
      #expect(
        timing.source == .network && timing.duration > .zero && timing.duration < .seconds(30))
      #expect(timing.start >= .zero && timing.bytes > 0)
    }
    let counter = try page.metrics.expectCounter(
      "webbridge.page.resources", [("webbridge.resource.source", "network")])
    #expect(counter.totalValue == 2)
  }

  @Test func `of many resources the slowest ten are told, and all are counted`() async throws {
    let page = try MonitoredPage()
    let script = try await Server.shared.script("window.done = 1")
    let all = (0..<60).map { "<script src='\(script.absoluteString)?\($0)'></script>" }
    try await page.load(all.joined())
    let resources = try await page.next(\.resources)
    #expect(resources.count == 60)
    let durations = resources.slowest.map(\.duration)
    #expect(durations.count == 10 && durations == durations.sorted(by: >))
  }

  @Test func `a page and resources of the cache are told from those of the network`() async throws {
    let page = try MonitoredPage()
    let fields = ["Cache-Control": "max-age=600"]
    let script = try await Server.shared.exchange { _ in
      Server.Reply(
        200, headers: fields.merging(["Content-Type": "text/javascript"]) { $1 },
        body: Data("window.done = 1".utf8))
    }
    let html = "<script src='\(script.absoluteString)'></script>"
    try await page.load(html, headers: fields)
    #expect(try await page.next(\.times).source == .network)
    #expect(try await page.next(\.resources).counts == [.network: 1])
    try await page.load(html, headers: fields)
    let times = try await page.next(\.times)
    #expect(times.source == .network && !times.isFirstInView)
    let second = try await page.next(\.resources)
    #expect(second.counts == [.cache: 1] && second.bytes == [:], "\(second)")
  }

  /// The process keeps what it can show in its memory, and asks the cache of files for the rest.
  @Test func `a resource of the cache of files is told from one of the network`() async throws {
    let page = try MonitoredPage()
    let file = try await Server.shared.exchange { _ in
      Server.Reply(
        200, headers: ["Content-Type": "text/plain", "Cache-Control": "max-age=600"],
        body: Data("no image".utf8))
    }
    let html = "<img src='\(file.absoluteString)'>"
    try await page.load(html)
    #expect(try await page.next(\.resources).counts[.network] == 1)
    try await page.load(html)
    let second = try await page.next(\.resources)
    #expect(second.counts == [.cache: 1] && second.bytes == [:], "\(second)")
    #expect(await Server.shared.requestCount(for: file) == 1)
  }

  @Test func `native code measures what a page of the app has loaded`() async throws {
    let configuration = WKWebViewConfiguration()
    let route = Route(servesPackages: false)
    try configuration.add(route, forScheme: "monitored")
    let page = try MonitoredPage(configuration: configuration)
    try await page.load(try #require(URL(string: "monitored://app/page?secret")))
    let times = try await page.next(\.times)
    #expect(times.source == .app && times.isFirstInView)
    let resources = try await page.next(\.resources)
    #expect(resources.counts == [.app: 2])
    #expect(resources.bytes == [.app: 15])
    let names = ["monitored://app/missing.js": 404, "monitored://app/script.js": 200]
    #expect(
      Dictionary(uniqueKeysWithValues: resources.slowest.map { ($0.url, $0.status) }) == names)
    for timing in resources.slowest {
      let first = try #require(timing.firstByte)
      #expect(first <= timing.duration && timing.start < .seconds(30))
    }
  }

  @Test func `a page of a package is told from a page of the app`() async throws {
    let configuration = WKWebViewConfiguration()
    try configuration.add(Route(servesPackages: true), forScheme: "monitored")
    let page = try MonitoredPage(configuration: configuration)
    try await page.load(try #require(URL(string: "monitored://app/page")))
    #expect(try await page.next(\.times).source == .package)
    #expect(try await page.next(\.resources).counts == [.package: 2])
  }

  @Test func `what a page loaded before is not told of the next page`() async throws {
    let configuration = WKWebViewConfiguration()
    try configuration.add(Route(servesPackages: false), forScheme: "monitored")
    let page = try MonitoredPage(configuration: configuration)
    try await page.load(try #require(URL(string: "monitored://app/page")))
    _ = try await page.next(\.resources)
    try await page.run(
      "await fetch('/late.js'); await new Promise((done) => setTimeout(done, 50))")
    try await page.load(try #require(URL(string: "monitored://app/page")))
    let next = try await page.next(\.resources)
    #expect(next.counts == [.app: 2], "\(next)")
  }

  @Test func `a page that changes what the monitor uses gets no hold of it`() async throws {
    let page = try MonitoredPage()
    try await page.load(
      """
      <script>
        const fail = () => { throw new Error('changed') };
        PerformanceObserverEntryList.prototype.getEntries = fail;
        PerformanceObserver.prototype.takeRecords = fail;
        PerformanceObserver.prototype.disconnect = fail;
        for (const name of ['0', 'url', 'slowest', 'network']) {
          Object.defineProperty(Object.prototype, name, { configurable: true, set: fail });
        }
      </script>
      <script src='/missing.js'></script>
      """)
    #expect(try await page.next(\.resources).count == 1)
  }

  /// A page with a script, and with one that is missing.
  private final class Route: SchemeRoute {
    let servesPackages: Bool

    init(servesPackages: Bool) { self.servesPackages = servesPackages }

    func answer(_ request: URLRequest, for webView: WKWebView) -> SchemeAnswer? {
      guard let url = request.url else { return nil }
      switch url.path {
      case "/page":
        let html =
          "<!doctype html><script src=/script.js?x></script><script src=/missing.js></script>"
        return SchemeResponse.page(html, status: 200, to: url).map { .response($0) }
      case "/missing.js":
        return SchemeResponse.response(404, ["Content-Type": "text/plain"], to: url).map {
          .response($0)
        }
      default:
        return .later {
          SchemeResponse.response(
            200, ["Content-Type": "text/javascript"], to: url,
            body: .data(Data("window.done = 1".utf8)))
        }
      }
    }
  }
}
