import Foundation
import FoundationNetworking
import TestSupport
import Testing
import WebKitGTK

extension AllTests {
  /// Cookies of a store. HTTPOnlyCookieTests has those of “HttpOnly”.
  @MainActor @Suite struct CookieFacts {
    struct CookieFact: Sendable, CustomTestStringConvertible {
      typealias Check = @MainActor @Sendable (WKWebsiteDataStore) async throws -> Void

      let text: String
      let source: String
      let check: Check

      init(_ text: String, _ source: String, _ check: @escaping Check) {
        (self.text, self.source, self.check) = (text, source, check)
      }

      var testDescription: String { "\(text) (WebKitCocoa/\(source))" }
    }

    @Test(arguments: facts)
    func `what WebKit's tests state of cookies`(_ fact: CookieFact) async throws {
      try await fact.check(.nonPersistent())
    }

    nonisolated static let facts = [
      CookieFact("each observer is told of each change", "WKHTTPCookieStore.mm: Basic") {
        store async throws in
        let observers = [CookieObserver(), CookieObserver()]
        for observer in observers { store.httpCookieStore.add(observer) }
        await store.httpCookieStore.setCookie(try .make("one"))
        await store.httpCookieStore.setCookie(try .make("two"))
        await store.httpCookieStore.deleteCookie(try .make("two"))
        for observer in observers { await observer.change(number: 3) }
      },
      CookieFact(
        "a cookie comes back with its path, domain and value", "WKHTTPCookieStore.mm: Basic"
      ) { store async throws in
        await store.httpCookieStore.setCookie(
          try .make("Other", "Value", [.path: "/path", .domain: ".www.w3c.org"]))
        let cookie = try #require(await store.httpCookieStore.allCookies().first)
        #expect(
          [cookie.name, cookie.value, cookie.path, cookie.domain] == [
            "Other", "Value", "/path", ".www.w3c.org",
          ])
        #expect(!cookie.isSecure)
      },
      CookieFact(
        "a cookie that is to be discarded ends with the session, whatever its age",
        "WKHTTPCookieStore.mm: Basic"
      ) {
        store async throws in
        await store.httpCookieStore.setCookie(
          try .make("n", "v", [.discard: "TRUE", .maximumAge: "10000", .secure: "TRUE"]))
        let cookie = await store.httpCookieStore.allCookies().first
        #expect(cookie?.isSessionOnly == true && cookie?.isSecure == true)
      },
      CookieFact("a cookie with an age outlives the session", "WKHTTPCookieStore.mm: Basic") {
        store async throws in
        // Foundation on Linux reads the age of version 1 alone.
        await store.httpCookieStore.setCookie(
          try .make("n", "v", [.maximumAge: "10000", .version: "1"]))
        #expect(await store.httpCookieStore.allCookies().first?.isSessionOnly == false)
      },
      CookieFact(
        "the cookies of another name stay when one is deleted", "WKHTTPCookieStore.mm: Basic"
      ) { store async throws in
        await store.httpCookieStore.setCookies([try .make("one"), try .make("two")])
        await store.httpCookieStore.deleteCookie(try .make("two"))
        #expect(await store.httpCookieStore.allCookies().map(\.name) == ["one"])
      },
      CookieFact(
        "a store works before there is a view",
        "WKHTTPCookieStore.mm: WithoutProcessPoolWithoutPrewarming"
      ) {
        store async throws in
        await store.httpCookieStore.setCookie(
          try .make("persistent", "v", [.expires: Date.distantFuture]))
        await store.httpCookieStore.setCookie(try .make("session"))
        #expect(await store.httpCookieStore.allCookies().count == 2)
        #expect(await WKWebsiteDataStore.nonPersistent().httpCookieStore.allCookies().isEmpty)
      },
      CookieFact(
        "HTML sees the cookies of its base URL",
        "WKHTTPCookieStore.mm: WithoutProcessPoolWithoutPrewarming"
      ) {
        store async throws in
        await store.httpCookieStore.setCookie(
          try .make("PersistentName", "Value", [.expires: Date.distantFuture]))
        await store.httpCookieStore.setCookie(try .make("SessionName", "Value"))
        let page = Page { $0.websiteDataStore = store }
        page.webView.loadHTMLString("<p>", baseURL: URL(string: "http://127.0.0.1"))
        await page.next("end")
        #expect(
          try await page.json("return document.cookie.split('; ').sort()")
            == #"["PersistentName=Value","SessionName=Value"]"#)
      },
      CookieFact(
        "HTML that is shown after a cookie was set sees it",
        "WKHTTPCookieStore.mm: WithoutProcessPoolEphemeralSession"
      ) {
        store async throws in
        let page = Page { $0.websiteDataStore = store }
        await store.httpCookieStore.setCookie(try .make("SessionName", "Value"))
        page.webView.loadHTMLString("<p>", baseURL: URL(string: "http://127.0.0.1"))
        await page.next("end")
        #expect(try await page.json("return document.cookie") == "\"SessionName=Value\"")
      },
      CookieFact(
        "a name is another cookie at another domain",
        "WKHTTPCookieStore.mm: WithoutProcessPoolDuplicates"
      ) {
        store async throws in
        await store.httpCookieStore.setCookie(try .make("n", "v"))
        await store.httpCookieStore.setCookie(try .make("n", "v", [.domain: "localhost"]))
        #expect(
          await store.httpCookieStore.allCookies().map(\.domain).sorted() == [
            "127.0.0.1", "localhost",
          ])
      },
      CookieFact(
        "a cookie of the same name and domain takes the place",
        "WKHTTPCookieStore.mm: WithoutProcessPoolDuplicates"
      ) {
        store async throws in
        await store.httpCookieStore.setCookie(try .make("n", "v", [.domain: "localhost"]))
        await store.httpCookieStore.setCookie(try .make("n", "other", [.domain: "localhost"]))
        #expect(await store.httpCookieStore.allCookies().map(\.value) == ["other"])
      },
      CookieFact("a URL has the cookies of its own domain", "WKHTTPCookieStore.mm: CookiesForURL") {
        store async throws in
        await store.httpCookieStore.setCookies([
          try .make("webKitName", "v", [.domain: "webkit.org"]),
          try .make("appleName", "v", [.domain: "apple.org"]),
        ])
        let url = try #require(URL(string: "https://webkit.org/"))
        #expect(await store.httpCookieStore.getCookies(for: url).map(\.name) == ["webKitName"])
      },
      CookieFact(
        "a store that goes while it is asked does no harm",
        "WKHTTPCookieStore.mm: CookieObserverCrash"
      ) { _ async throws in
        let observer = CookieObserver()
        var cookies: WKHTTPCookieStore? = WKWebsiteDataStore.nonPersistent().httpCookieStore
        cookies?.add(observer)
        let count = await withCheckedContinuation { continuation in
          cookies?.getAllCookies { continuation.resume(returning: $0.count) }
          cookies = nil
        }
        #expect(count == 0)
      },
      CookieFact(
        "a page writes no cookie where none is allowed", "WKHTTPCookieStore.mm: CookiePolicy"
      ) { store async throws in
        await store.httpCookieStore.setCookiePolicy(.disallow)
        let page = try await Page.showing { $0.websiteDataStore = store }
        #expect(try await page.json("document.cookie = 'a=b'; return document.cookie") == "\"\"")
      },
      CookieFact(
        "a server's cookie is seen, and sent again, once cookies are allowed",
        "WKHTTPCookieStore.mm: CookiePolicy"
      ) {
        store async throws in
        await store.httpCookieStore.setCookiePolicy(.disallow)
        let page = Page { $0.websiteDataStore = store }
        let url = try await Server.shared.page("hi", headers: ["Set-Cookie": "testCookie=42"])
        await page.load(url)
        #expect(try await page.json("return document.cookie") == "\"\"")
        await store.httpCookieStore.setCookiePolicy(.allow)
        await page.next("end") { page.webView.reload() }
        #expect(await Server.shared.header("Cookie", ofRequestFor: url) == nil)
        #expect(try await page.json("return document.cookie") == "\"testCookie=42\"")
        await page.next("end") { page.webView.reload() }
        #expect(await Server.shared.header("Cookie", ofRequestFor: url) == "testCookie=42")
      },
      CookieFact(
        "only the page's own domain leaves cookies",
        "WKHTTPCookieStore.mm: CookiePolicyAllowIsOnlyFromMainDocumentDomain"
      ) { store async throws in
        let own = try await Server.shared.page("page", headers: ["Set-Cookie": "a=b"])
        let page = Page { $0.websiteDataStore = store }
        await page.load(own)
        let origin = "http://127.0.0.1:\(own.port ?? 0)"
        let other = try await Server.shared.page(
          "",
          headers: [
            "Set-Cookie": "c=d", "Access-Control-Allow-Origin": origin,
            "Access-Control-Allow-Credentials": "true",
          ])
        let elsewhere = "http://localhost:\(own.port ?? 0)\(other.path)"
        #expect(
          try await page.json(
            "return fetch('\(elsewhere)', {credentials: 'include'}).then(() => 'fetched', String)")
            == "\"fetched\"")
        #expect(await store.httpCookieStore.allCookies().map(\.domain) == ["127.0.0.1"])
      },
      CookieFact(
        "a page under a policy that takes nothing sees nothing",
        "CookieAcceptPolicy.mm: CookieAcceptPolicy"
      ) {
        store async throws in
        await store.httpCookieStore.setCookiePolicy(.disallow)
        let page = try await Page.showing("<script>document.cookie = 'old=1'</script>") {
          $0.websiteDataStore = store
        }
        #expect(try await page.json("return 'COOKIE:' + document.cookie") == "\"COOKIE:\"")
      },
    ]
  }
}
