import Foundation
import FoundationNetworking
import TestSupport
import Testing
import WebKitGTK

extension AllTests {
  @MainActor @Suite struct DataStoreTests {
    @Test func `cookies are set, sent, listed and deleted`() async throws {
      let store = WKWebsiteDataStore.nonPersistent()
      let cookies = store.httpCookieStore
      let page = Page { $0.websiteDataStore = store }
      let cookie = try #require(
        HTTPCookie(properties: [
          .name: "n", .value: "v", .domain: "127.0.0.1", .path: "/",
          .init(rawValue: "HttpOnly"): "TRUE", .expires: Date(timeIntervalSinceNow: 1000),
        ]))
      let observer = CookieObserver()
      cookies.add(observer)
      await cookies.setCookie(cookie)
      await observer.change(number: 1)
      let stored = try #require(await cookies.allCookies().first)
      #expect(stored.name == "n" && stored.value == "v" && stored.isHTTPOnly)
      #expect(stored.expiresDate != nil)
      let url = try await page.show("<script>document.cookie = 'own=1'</script>")
      await observer.change(number: 2)
      #expect(await Server.shared.header("Cookie", ofRequestFor: url) == "n=v")
      #expect(try await page.webView.evaluate("document.cookie", as: String.self) == "own=1")
      await cookies.deleteCookie(stored)
      #expect(await cookies.allCookies().map(\.name) == ["own"])
    }

    @Test func `data is removed`() async throws {
      let store = WKWebsiteDataStore.nonPersistent()
      let page = Page { $0.websiteDataStore = store }
      let observer = CookieObserver()
      store.httpCookieStore.add(observer)
      try await page.show("<script>document.cookie = 'own=1'</script>")
      await observer.change(number: 1)
      #expect(await store.httpCookieStore.allCookies().count == 1)
      await store.removeData(
        ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
      #expect(await store.httpCookieStore.allCookies().isEmpty)
    }
  }
}
