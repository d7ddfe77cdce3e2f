import Foundation
import FoundationNetworking
import TestSupport
import Testing
import WebKitGTK

extension AllTests {
  @MainActor @Suite struct CookieObserverTests {
    let store = WKWebsiteDataStore.nonPersistent()
    var cookies: WKHTTPCookieStore { store.httpCookieStore }

    @Test func `an observer is told of every change, whoever makes it`() async throws {
      let observer = CookieObserver()
      cookies.add(observer)
      await cookies.setCookie(try .make("app"))
      await observer.change(number: 1)
      let page = Page { $0.websiteDataStore = store }
      await page.load(try await Server.shared.page("<p>", headers: ["Set-Cookie": "served=1"]))
      await observer.change(number: 2)
      _ = try await page.webView.evaluateJavaScript("document.cookie = 'own=1'")
      await observer.change(number: 3)
      await cookies.deleteCookie(try .make("app"))
      await observer.change(number: 4)
      await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast)
      await observer.change(number: 5)
    }

    @Test func `an observer that was added twice is told once`() async throws {
      let twice = CookieObserver()
      let last = CookieObserver()
      for observer in [twice, twice, last] { cookies.add(observer) }
      await cookies.setCookie(try .make("a"))
      await cookies.setCookie(try .make("b"))
      await last.change(number: 2)
      #expect(twice.count == 2)
      cookies.remove(twice)
      await cookies.setCookie(try .make("c"))
      await last.change(number: 3)
      #expect(twice.count == 2)
    }

    @Test func `an observer may remove itself and others when it is told`() async throws {
      let observers = (0..<50).map { _ in CookieObserver() }
      let last = CookieObserver()
      observers[0].onChange = { store in for observer in observers { store.remove(observer) } }
      for observer in observers + [last] { cookies.add(observer) }
      await cookies.setCookie(try .make("a"))
      await cookies.setCookie(try .make("b"))
      await last.change(number: 2)
      #expect(observers.map(\.count) == [1] + Array(repeating: 0, count: 49))
    }

    @Test func `an observer is not kept`() async throws {
      weak var gone: CookieObserver?
      let last = CookieObserver()
      do {
        let observer = CookieObserver()
        gone = observer
        cookies.add(observer)
      }
      #expect(gone == nil)
      cookies.add(last)
      await cookies.setCookie(try .make("a"))
      await last.change(number: 1)
    }

    @Test func `an observer is told as long as a view has the store`() async throws {
      let observer = CookieObserver()
      let page = Page { $0.websiteDataStore = .nonPersistent() }
      page.webView.configuration.websiteDataStore.httpCookieStore.add(observer)
      #expect(
        page.webView.configuration.websiteDataStore.httpCookieStore
          === page.webView.configuration.websiteDataStore.httpCookieStore)
      try await page.show("<script>document.cookie = 'own=1'</script>")
      await observer.change(number: 1)
    }

    @Test func `cookies outlive the store that they were asked of`() async throws {
      let observer = CookieObserver()
      let cookies = WKWebsiteDataStore.nonPersistent().httpCookieStore
      cookies.add(observer)
      await cookies.setCookie(try .make("a"))
      await observer.change(number: 1)
      #expect(await cookies.allCookies().map(\.name) == ["a"])
    }

    @Test func `a store may go while it is observed and asked`() async throws {
      let observer = CookieObserver()
      let cookie = try HTTPCookie.make("a")
      var dropped: WKWebsiteDataStore? = .nonPersistent()
      dropped?.httpCookieStore.add(observer)
      await withCheckedContinuation { continuation in
        dropped?.httpCookieStore.setCookie(cookie) { continuation.resume() }
        dropped = nil
      }
      #expect(await cookies.allCookies().isEmpty)
    }
  }
}
