import Foundation
import FoundationNetworking
import Synchronization
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct LoadingTests {
    @Test(arguments: [
      (nil, "null", "about:blank"), ("about:blank", "null", "about:blank"),
      ("https://a.example/b/c", "https://a.example", "https://a.example/b/c"),
      ("HTTPS://A.example", "https://a.example", "https://a.example/"),
      ("app://host/x", "app://host", "app://host/x"),
    ])
    func `HTML has the base URL's origin`(base: String?, origin: String, url: String) async throws {
      let page = Page()
      let navigation = page.webView.loadHTMLString(
        "<a id=l href=d>x</a>", baseURL: base.flatMap { URL(string: $0) })
      await page.next("end")
      #expect(page.events == ["action", "start", "commit", "finish"])
      #expect(page.navigations.dropFirst().allSatisfy { $0 === navigation })
      #expect(try await page.webView.evaluate("origin", as: String.self) == origin)
      #expect(page.webView.url?.absoluteString == url)
    }

    @Test func `HTML with a file's URL as its base`() async throws {
      let page = Page()
      page.webView.loadHTMLString("<p>x", baseURL: URL(fileURLWithPath: "/tmp/a b.html"))
      await page.next("end")
      #expect(page.events.last == "finish")
      #expect(
        try await page.webView.evaluate("document.URL", as: String.self) == "file:///tmp/a%20b.html"
      )
    }

    @Test func `ten megabytes of HTML, with a zero in it`() async throws {
      let page = Page()
      let html = "<p>a\0b</p><p>" + String(repeating: "ä", count: 5_000_000)
      page.webView.loadHTMLString(html, baseURL: nil)
      await page.next("end")
      let length = try await page.webView.evaluate(
        "document.querySelectorAll('p')[1].textContent.length", as: Int.self)
      #expect(length == 5_000_000)
      // HTML drops the zero, as the standard requires.
      #expect(
        try await page.webView.evaluate("document.querySelector('p').textContent", as: String.self)
          == "ab")
    }

    @Test(arguments: [
      ("utf-8", Data([0xC3, 0xA4])), ("iso-8859-1", Data([0xE4])), ("utf-16le", Data([0xE4, 0])),
      ("windows-1251", Data([0xF4])),
    ])
    func `data is read in its encoding`(encoding: String, bytes: Data) async throws {
      let page = Page()
      page.webView.load(
        bytes, mimeType: "text/plain", characterEncodingName: encoding,
        baseURL: try #require(URL(string: "https://a.example/")))
      await page.next("end")
      #expect(
        try await page.webView.evaluate("document.body.textContent", as: String.self)
          == (encoding == "windows-1251" ? "ф" : "ä"))
    }

    @Test func `a response that the app got is shown as if it was loaded`() async throws {
      let page = Page()
      let url = try #require(URL(string: "https://a.example/page"))
      let response = URLResponse(
        url: url, mimeType: "text/html", expectedContentLength: 1, textEncodingName: "iso-8859-1")
      let first = page.webView.loadSimulatedRequest(
        URLRequest(url: url), response: response, responseData: Data([0xE4]))
      await page.next("end")
      #expect(page.navigations.last == first)
      #expect(page.webView.url == url)
      #expect(try await page.webView.evaluate("document.body.textContent", as: String.self) == "ä")
      let second = page.webView.loadSimulatedRequest(
        URLRequest(url: url), responseHTML: "<title>html</title>")
      await page.next("end")
      #expect(page.navigations.last == second)
      #expect(try await page.webView.documentTitle == "html")
      #expect(try await page.webView.evaluate("origin", as: String.self) == "https://a.example")
    }

    @Test func `a file loads, whatever its name`() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "a b#c?ä%20.html")
      try Data("<title>file</title>".utf8).write(to: file)
      let page = Page()
      let navigation = page.webView.loadFileURL(file, allowingReadAccessTo: folder)
      await page.next("end")
      #expect(page.navigations.last == navigation)
      #expect(try await page.webView.documentTitle == "file")
      #expect(page.webView.url?.path == file.path)
      let again = page.webView.loadFileRequest(
        URLRequest(url: file), allowingReadAccessTo: folder)
      await page.next("end")
      #expect(page.events.last == "finish")
      #expect(page.navigations.last == again)
    }

    @Test func `a file URL that is none fails`() async throws {
      let page = Page()
      let navigation = page.webView.loadFileURL(
        try await Server.shared.page(""), allowingReadAccessTo: URL(fileURLWithPath: "/"))
      await page.next("end")
      #expect(page.navigations == [navigation])
      #expect((page.lastError as? URLError)?.code == .unsupportedURL)
    }

    @Test func `a request that ignores caches is sent, others may not be`() async throws {
      let count = Mutex(0)
      let url = try await Server.shared.serve { _ in
        count.withLock { $0 += 1 }
        return .init(
          200, headers: ["Content-Type": "text/html", "Cache-Control": "max-age=3600"],
          body: Data("<p>cached".utf8))
      }
      let page = Page()
      await page.load(url)
      await page.load(try await Server.shared.page(""))
      await page.load(url)
      #expect(count.withLock { $0 } == 1)
      await page.load(try await Server.shared.page(""))
      page.webView.load(URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData))
      await page.next("end")
      #expect(count.withLock { $0 } == 2)
      page.webView.reloadFromOrigin()
      await page.next("end")
      #expect(count.withLock { $0 } == 3)
    }

    @Test func `there is nowhere to go in a new view, and nothing to do in a closed one`()
      async throws
    {
      let view = WKWebView()
      #expect(view.goBack() == nil)
      #expect(view.goForward() == nil)
      #expect(view.backForwardList.currentItem == nil)
      #expect(view.backForwardList.item(at: 0) == nil)
      let other = try await Page.showing()
      let foreign = try #require(other.webView.backForwardList.currentItem)
      #expect(other.webView.go(to: foreign) == nil)
      #expect(view.go(to: foreign) == nil)
      view.close()
      let url = try await Server.shared.page("")
      #expect(view.load(URLRequest(url: url)) == nil)
      #expect(view.loadHTMLString("", baseURL: nil) == nil)
      #expect(view.loadFileURL(url, allowingReadAccessTo: url) == nil)
      #expect(view.reload() == nil)
      #expect(view.reloadFromOrigin() == nil)
      #expect(view.go(to: foreign) == nil)
      _ = view.loadSimulatedRequest(URLRequest(url: url), responseHTML: "")
      view.stopLoading()
      let download = await view.startDownload(using: URLRequest(url: url))
      #expect(download.failure != nil)
    }

    @Test func `items of the back-forward list are equal when they are the same page`() async throws
    {
      let page = Page()
      let first = try await page.show("<title>one</title>")
      let kept = try #require(page.webView.backForwardList.currentItem)
      try await page.show("<title>two</title>")
      let list = page.webView.backForwardList
      #expect(kept == list.backItem)
      #expect(kept == list.item(at: -1))
      #expect(Set([kept, list.backItem, list.backList.first]).count == 1)
      #expect(kept != list.currentItem)
      #expect(kept.url == first)
      #expect(kept.initialURL == first)
      #expect(list.item(at: 1) == nil && list.item(at: .max) == nil)
      #expect(list.item(at: 0) == list.currentItem)
      let target = try #require(list.backItem)
      #expect(page.webView.go(to: target) != nil)
      await page.next("end")
      #expect(page.webView.url == first)
      #expect(page.webView.backForwardList.currentItem == kept)
    }

    @Test func `a navigation says which form of the page it asks for`() {
      #expect(WKNavigation().effectiveContentMode == .desktop)
    }
  }
}
