import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct URLTests {
    @Test(arguments: [
      ("https://h/a|b%20c?x={%22a%22:1}", "https://h/a%7Cb%20c?x=%7B%22a%22:1%7D"),
      ("https://h/?q=100%", "https://h/?q=100%25"), ("https://h/a%zz", "https://h/a%25zz"),
      ("https://h/%", "https://h/%25"), ("https://h/a[1]^", "https://h/a%5B1%5D%5E"),
      ("https://h/#a#b%20c", "https://h/#a%23b%20c"),
      ("http://[::1]:80/a|", "http://[::1]:80/a%7C"),
      ("data:text/plain,a|b%20c", "data:text/plain,a%7Cb%20c"), ("https://h", "https://h"),
      ("https://h/%41", "https://h/%41"),
    ])
    func `a URL of WebKit's keeps its escapes`(uri: String, expected: String) {
      #expect(URL(uri: uri)?.absoluteString == expected)
    }

    @Test(arguments: ["foo://%zz/", "app://x{y}/p", ""])
    func `a URL whose host cannot be read is none`(uri: String) {
      #expect(URL(uri: uri) == nil)
    }

    @Test func `a page whose URL has characters that are not escaped can be loaded again`()
      async throws
    {
      let page = Page()
      let url = try await Server.shared.page("<title>odd</title>")
      let text = "\(url.absoluteString)?x=a|b%20{c}"
      let first = try await Page.showing()
      // Only a page can load such a URL, because Foundation escapes the URLs of the app.
      try await first.next("end") {
        _ = try await first.webView.callAsyncJavaScript(
          "location.href = url", arguments: ["url": text], contentWorld: .page)
      }
      let odd = try #require(first.webView.url)
      #expect(odd.absoluteString == "\(url.absoluteString)?x=a%7Cb%20%7Bc%7D")
      #expect(first.actions.last?.request.url == odd)
      await page.load(odd)
      #expect(page.webView.url == odd)
      #expect(
        try await page.webView.evaluateJavaScript("decodeURIComponent(location.search)") as? String
          == "?x=a|b {c}")
    }
  }
}
