import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// The preparation of requests: its bound, and its end with the view.
  @MainActor @Suite struct RequestPreparationTests {
    @Test func `an engine that hands out no request ends the preparation at its bound`() async {
      // A preparation belongs to a view, which starts GTK.
      let page = Page()
      // The engine refuses to fetch with this method.
      let ended = Signal("the end of the preparation")
      let preparation = RequestPreparation(
        from: .fetch(method: "TRACE"), limit: .milliseconds(50),
        session: page.webView.configuration.websiteDataStore.session
      ) { request in
        #expect(request == nil)
        ended.fire()
      }
      await ended.wait()
      withExtendedLifetime(preparation) {}
    }

    @Test(arguments: ["POST", "PUT"])
    func `a load whose request is not ready in time fails and sends nothing`(
      method: String
    ) async throws {
      let page = Page()
      page.webView.preparationLimit = .zero
      let url = try await PostTests.echo()
      let navigation = page.webView.load(MethodTests.request(method, url))
      await page.next("end")
      #expect(page.events == ["failProvisional"])
      #expect(page.navigations == [navigation])
      #expect(!page.webView.isLoading)
      let error = try #require(page.lastError as? URLError)
      #expect(error.code == .cannotLoadFromNetwork)
      #expect(error.failingURL == url)
      #expect(error.localizedDescription.contains(method))
      try await page.show("<p>next")
      #expect(await Server.shared.exchanges(at: url).isEmpty)
    }

    @Test(arguments: ["POST", "PUT"], [false, true])
    func `a view that ends before the request is ready ends the preparation and sends nothing`(
      method: String, isClosed: Bool
    ) async throws {
      let url = try await PostTests.echo()
      var page: Page? = Page()
      page?.webView.load(MethodTests.request(method, url))
      weak var webView: WKWebView?
      weak var preparation: RequestPreparation?
      webView = page?.webView
      preparation = webView?.pendingLoad?.preparation
      let isFinalized = try #require(preparation?.view.whenFinalized())
      let kept = isClosed ? page : nil
      if isClosed { page?.webView.close() }
      page = nil
      #expect((webView == nil) == !isClosed)
      #expect(preparation == nil)
      #expect(kept?.webView.isLoading != true)
      await isFinalized.wait()
      #expect(kept?.events.isEmpty != false)
      #expect(await Server.shared.exchanges(at: url).isEmpty)
    }

    @Test func `the preparation is released when its request is loaded`() async throws {
      let page = Page()
      page.webView.load(MethodTests.request("PUT", try await PostTests.echo()))
      let isFinalized = try #require(page.webView.pendingLoad?.preparation?.view.whenFinalized())
      await page.next("finish")
      #expect(page.webView.pendingLoad == nil)
      await isFinalized.wait()
    }

    @Test(arguments: ["stop", "close", "release"])
    func `reading a stream ends with the load`(way: String) async throws {
      let begun = Signal("the first read")
      let closed = Signal("the end of reading")
      let stream = EndlessStream()
      stream.whenRead = { Task { @MainActor in begun.fire() } }
      stream.whenClosed = { Task { @MainActor in closed.fire() } }
      var page: Page? = Page()
      var request = PostTests.post(try await PostTests.echo(), nil)
      request.httpBodyStream = stream
      page?.webView.load(request)
      await begun.wait()
      let kept = way == "release" ? nil : page
      if way == "stop" { page?.webView.stopLoading() }
      if way == "close" { page?.webView.close() }
      page = nil
      await closed.wait()
      withExtendedLifetime(kept) {}
    }

    @Test(arguments: ["GET", "POST", "PUT"])
    func `another load ends the reading of a stream, and the delegate hears of it`(
      method: String
    ) async throws {
      let begun = Signal("the first read")
      let closed = Signal("the end of reading")
      let stream = EndlessStream()
      stream.whenRead = { Task { @MainActor in begun.fire() } }
      stream.whenClosed = { Task { @MainActor in closed.fire() } }
      let page = Page()
      let (first, second) = (try await PostTests.echo(), try await PostTests.echo())
      var request = PostTests.post(first, nil)
      request.httpBodyStream = stream
      let navigation = page.webView.load(request)
      await begun.wait()
      await page.next("finish") {
        page.webView.load(MethodTests.request(method, second))
        await closed.wait()
      }
      #expect((page.lastError as? URLError)?.code == .cancelled)
      #expect(
        page.events == ["failProvisional", "action", "start", "response", "commit", "finish"])
      #expect(page.navigations.first == navigation)
      #expect(page.webView.url == second)
      #expect(await Server.shared.exchanges(at: first).isEmpty)
    }

    @Test func `a load whose body is still being read ends one that has no document yet`()
      async throws
    {
      let requested = Signal("the first request")
      let ended = Signal("the end of its connection")
      let server = try WireServer { connection in
        Task { @MainActor in requested.fire() }
        connection.waitForEnd()
        Task { @MainActor in ended.fire() }
      }
      let page = Page()
      let navigation = page.webView.load(URLRequest(url: server.url))
      await requested.wait()
      var request = PostTests.post(try await PostTests.echo(), nil)
      request.httpBodyStream = EndlessStream()
      await page.next("failProvisional") { page.webView.load(request) }
      await ended.wait()
      #expect(page.events == ["action", "start", "failProvisional"])
      #expect(page.navigations.last == navigation)
      #expect((page.lastError as? URLError)?.code == .cancelled)
    }
  }
}

/// A stream that always has another byte.
private final class EndlessStream: InputStream {
  var whenRead: (@Sendable () -> Void)?
  var whenClosed: (@Sendable () -> Void)?

  convenience init() { self.init(data: Data()) }

  override var streamStatus: Status { .open }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    whenRead?()
    whenRead = nil
    buffer.pointee = 0
    return 1
  }

  override func close() { whenClosed?() }
}
