import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Requests of the app to the scheme handlers of its view.
  @MainActor @Suite struct PostSchemeTests {
    @Test(arguments: [Data([1, 0, 255]), Data(), nil])
    func `a scheme handler receives the app's POST with its body`(body: Data?) async throws {
      let site = Site()
      site.load(body, fields: ["X-Custom": "kept"])
      await site.page.next("end")
      #expect(site.page.events.last == "finish")
      #expect(site.page.webView.url == Site.url)
      #expect(site.requests.map(\.httpMethod) == ["POST"])
      #expect(site.requests.first?.httpBody == body)
      #expect(site.requests.first?.httpBodyStream == nil)
      #expect(site.requests.first?.value(forHTTPHeaderField: "X-Custom") == "kept")
      #expect(try await site.page.webView.evaluate("origin", as: String.self) == "app://host")
      let action = try #require(site.page.actions.first)
      #expect(action.request.httpMethod == "POST")
      #expect(action.request.httpBody == body)
    }

    @Test func `the app does not see the header field that names the body`() async throws {
      let site = Site()
      site.load(Data("a=b".utf8), fields: [RequestContent.field.lowercased(): "the app's"])
      await site.page.next("end")
      site.page.webView.reload()
      await site.page.next("end")
      let seen = site.requests + site.page.actions.map(\.request)
      #expect(seen.count == 4)
      for request in seen {
        #expect(request.httpBody == Data("a=b".utf8))
        #expect(request.value(forHTTPHeaderField: RequestContent.field) == nil)
      }
    }

    @Test func `a reload sends the body to the handler again`() async throws {
      let site = Site()
      site.load(Data("a=b".utf8))
      await site.page.next("end")
      for _ in 1...2 {
        site.page.forget()
        await site.page.next("end") { site.page.webView.reload() }
        #expect(site.page.events.last == "finish")
        #expect(site.page.actions.last?.navigationType == .formResubmitted)
        #expect(site.page.actions.last?.request.httpMethod == "POST")
        #expect(site.page.actions.last?.request.httpBody == Data("a=b".utf8))
      }
      #expect(site.requests.map(\.httpMethod) == ["POST", "POST", "POST"])
      #expect(site.requests.map(\.httpBody) == Array(repeating: Data("a=b".utf8), count: 3))
    }

    @Test func `other requests to the same URL never receive the app's body`() async throws {
      let site = Site()
      await site.page.load(Site.url)
      let arrival = site.holdNext()
      // The page and the app send at once.
      try await site.sendFromPage(["form", "worker", "fetch"])
      site.load(Data("app".utf8))
      await site.arrival(of: 3)
      await arrival.wait()
      // A subframe sends while the request of the app waits for its response.
      try await site.sendFromPage(["form"])
      await site.arrival(of: 4)
      await site.page.next("finish") { site.answerHeld() }
      // The page that answered the app's request sends.
      try await site.sendFromPage(["form", "worker", "fetch"])
      await site.arrival(of: 7)
      await site.page.next("finish") { site.page.webView.reload() }
      #expect(site.requests.map(\.httpBody) == [Data("app".utf8), Data("app".utf8)])
      let three = ["fetch: fetch", "form: none", "worker: none"]
      #expect(site.bodiesFromPages.prefix(3).sorted() == three)
      #expect(site.bodiesFromPages.dropFirst(3).first == "form: none")
      #expect(site.bodiesFromPages.dropFirst(4).sorted() == three)
    }

    @Test func `a header field that a page sends names no body`() async throws {
      let site = Site()
      site.load(Data("app".utf8))
      await site.page.next("end")
      _ = try await site.page.webView.callAsyncJavaScript(
        "await fetch('', { method: 'POST', headers: { 'X-From': 'page', [field]: 'x' } })",
        arguments: ["field": RequestContent.field], contentWorld: .page)
      let request = try #require(site.pageRequests.last)
      #expect(request.httpBody == nil)
      #expect(request.value(forHTTPHeaderField: "X-From") == "page")
      #expect(request.value(forHTTPHeaderField: RequestContent.field) == nil)
    }

    @Test func `the body is released with its page`() async throws {
      let site = Site()
      site.keepsRequests = false
      let released = Signal("the release of the body")
      let isReleased = Released { Task { @MainActor in released.fire() } }
      let delegate = Finishes()
      site.page.webView.navigationDelegate = delegate
      site.load(isReleased.makeData())
      await delegate.finish(1)
      site.page.webView.reload()
      await delegate.finish(2)
      #expect(!released.hasFired)
      site.page.webView.load(URLRequest(url: Site.url))
      await released.wait()
    }
  }
}

/// A view whose scheme handler tells the app's requests from those of pages.
@MainActor private final class Site {
  static let url = URL(string: "app://host/form") ?? URL(fileURLWithPath: "/")
  private(set) var page = Page()
  /// The requests of the app.
  private(set) var requests: [URLRequest] = []
  /// The requests, other than GET, of pages.
  private(set) var pageRequests: [URLRequest] = []
  var keepsRequests = true
  private var held: (any WKURLSchemeTask)?
  private var arrival: Signal?
  private let waiters = Waiters()

  init() {
    let handler = Scheme { [weak self] in self?.receive($0) }
    page = Page { $0.setURLSchemeHandler(handler, forURLScheme: "app") }
  }

  func load(_ body: Data?, fields: [String: String] = [:]) {
    let fields = fields.merging(["X-From": "app"]) { $1 }
    page.webView.load(AllTests.PostTests.post(Self.url, body, fields: fields))
  }

  /// Keeps the next request of the app without a response. The signal fires when it has arrived.
  func holdNext() -> Signal {
    let signal = Signal("a request of the app")
    arrival = signal
    return signal
  }

  func answerHeld() {
    held?.answer("<title>held</title>", type: "text/html")
    held = nil
  }

  /// Makes the page send requests to the URL of the app's.
  func sendFromPage(_ ways: [String]) async throws {
    _ = try await page.webView.callAsyncJavaScript(
      """
      if (ways.includes('form')) {
        const frame = document.createElement('iframe'), form = document.createElement('form')
        frame.name = form.target = 'inner'
        form.method = 'post'
        form.action = url
        document.body.append(frame, form)
        form.submit()
      }
      const send = (from) =>
        `fetch('${url}', { method: 'POST', headers: { 'X-From': '${from}' }, body: '${from}' })`
      if (ways.includes('worker')) {
        window.kept = new Worker(URL.createObjectURL(new Blob([send('worker')])))
      }
      if (ways.includes('fetch')) { eval(send('fetch')) }
      """, arguments: ["ways": ways, "url": Self.url.absoluteString], contentWorld: .page)
  }

  /// Waits until the pages have sent some requests in all.
  func arrival(of count: Int) async {
    await waiters.wait(for: "request \(count) of a page") { self.pageRequests.count >= count }
  }

  /// The requests of pages with their bodies.
  var bodiesFromPages: [String] {
    pageRequests.map { request in
      let from = request.value(forHTTPHeaderField: "X-From") ?? "form"
      return from + ": " + (request.httpBody.map { String(decoding: $0, as: UTF8.self) } ?? "none")
    }
  }

  private func receive(_ task: any WKURLSchemeTask) {
    if task.request.value(forHTTPHeaderField: "X-From") == "app" {
      if keepsRequests { requests.append(task.request) }
      if let arrival {
        held = task
        self.arrival = nil
        return arrival.fire()
      }
    } else if task.request.httpMethod != "GET" {
      pageRequests.append(task.request)
      waiters.check()
    }
    task.answer("<title>\(task.request.httpMethod ?? "")</title><body>", type: "text/html")
  }
}

/// Waits for loads, and keeps nothing of them.
@MainActor private final class Finishes: NSObject, WKNavigationDelegate {
  private var count = 0
  private let waiters = Waiters()

  func finish(_ number: Int) async {
    await waiters.wait(for: "the end of load \(number)") { self.count >= number }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    count += 1
    waiters.check()
  }
}

/// Bytes that report when nobody holds them anymore.
private struct Released {
  let report: @Sendable () -> Void

  init(_ report: @escaping @Sendable () -> Void) { self.report = report }

  func makeData() -> Data {
    let size = 1 << 20
    return Data(
      bytesNoCopy: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 1), count: size,
      deallocator: .custom { bytes, _ in
        bytes.deallocate()
        report()
      })
  }
}
