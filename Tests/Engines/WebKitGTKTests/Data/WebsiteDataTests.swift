import Foundation
import FoundationNetworking
import TestSupport
import Testing
import WebKitGTK

extension AllTests {
  @MainActor @Suite struct WebsiteDataTests {
    let all = WKWebsiteDataStore.allWebsiteDataTypes()

    /// Stores data of several kinds in a page of the server.
    func fill(_ store: WKWebsiteDataStore) async throws -> Page {
      let page = Page { $0.websiteDataStore = store }
      try await page.show("<p>page")
      _ = try await page.webView.callAsyncJavaScript(
        """
        localStorage.kept = 'yes'
        sessionStorage.kept = 'yes'
        await new Promise((done, fail) => {
          const opening = indexedDB.open('base')
          opening.onsuccess = () => { opening.result.close(); done() }
          opening.onerror = fail
        })
        """, contentWorld: .page)
      await store.httpCookieStore.setCookie(try .make("kept"))
      return page
    }

    func holds(_ page: Page, _ script: String) async throws -> Bool {
      let answer = try await page.webView.callAsyncJavaScript(
        "return \(script)", contentWorld: .page)
      return answer as? Bool == true
    }

    /// Returns whether a site keeps data in `localStorage`. Its page learns about a removal later.
    func keepsLocalStorage(_ store: WKWebsiteDataStore) async -> Bool {
      await !store.dataRecords(ofTypes: [WKWebsiteDataTypeLocalStorage]).isEmpty
    }

    @Test func `stores in memory share nothing`() async throws {
      let stores = [WKWebsiteDataStore.nonPersistent(), .nonPersistent()]
      #expect(stores.allSatisfy { !$0.isPersistent && $0.identifier == nil })
      let first = try await fill(stores[0])
      let second = Page { $0.websiteDataStore = stores[1] }
      try await second.show("<p>page")
      let script = "localStorage.kept === 'yes'"
      #expect(try await holds(first, script))
      #expect(try await holds(second, script) == false)
      #expect(try await holds(second, "(await indexedDB.databases()).length == 0"))
      #expect(await stores[1].httpCookieStore.allCookies().isEmpty)
      // A second view of the first store shares its data.
      let third = Page { $0.websiteDataStore = stores[0] }
      try await third.show("<p>page")
      #expect(try await holds(third, script))
    }

    @Test func `a page's cache belongs to its store`() async throws {
      let script = try await Server.shared.page(
        "window.ran = true",
        headers: ["Content-Type": "text/javascript", "Cache-Control": "max-age=1000"])
      let stores = (0..<2).map { _ in WKWebsiteDataStore(forIdentifier: UUID()) }
      for (store, count) in zip([stores[0], stores[0], stores[1]], [1, 1, 2]) {
        let page = Page { $0.websiteDataStore = store }
        try await page.show("<script src='\(script)'></script>")
        #expect(try await page.webView.evaluate("window.ran", as: Bool.self) == true)
        #expect(await Server.shared.requestCount(for: script) == count)
        // WebKit writes the response into the cache one second later, and reports no event.
        while await store.dataRecords(ofTypes: [WKWebsiteDataTypeDiskCache]).isEmpty {
          try await Task.sleep(for: .milliseconds(20))
        }
      }
    }

    @Test func `records say what a site keeps`() async throws {
      let store = WKWebsiteDataStore.nonPersistent()
      let page = try await fill(store)
      await store.httpCookieStore.setCookie(try .make("far", "v", [.domain: "example.org"]))
      let records = await store.dataRecords(ofTypes: all)
      let own = try #require(records.first { $0.displayName == "127.0.0.1" })
      #expect(
        own.dataTypes.isSuperset(of: [
          WKWebsiteDataTypeCookies, WKWebsiteDataTypeLocalStorage,
          WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeSessionStorage,
        ]))
      let far = try #require(records.first { $0.displayName == "example.org" })
      #expect(far.dataTypes == [WKWebsiteDataTypeCookies])
      let cookies = await store.dataRecords(ofTypes: [WKWebsiteDataTypeCookies])
      #expect(cookies.allSatisfy { $0.dataTypes == [WKWebsiteDataTypeCookies] })
      #expect(cookies.count == 2)
      #expect(await store.dataRecords(ofTypes: []).isEmpty)
      #expect(await store.dataRecords(ofTypes: ["unknown"]).isEmpty)
      #expect(all.isSuperset(of: own.dataTypes))
      withExtendedLifetime(page) {}
    }

    @Test func `data is removed by site and type`() async throws {
      let store = WKWebsiteDataStore.nonPersistent()
      let page = try await fill(store)
      defer { withExtendedLifetime(page) {} }
      await store.httpCookieStore.setCookie(try .make("far", "v", [.domain: "example.org"]))
      let records = await store.dataRecords(ofTypes: all)
      await store.removeData(ofTypes: all, for: [])
      let own = records.filter { $0.displayName == "127.0.0.1" }
      await store.removeData(ofTypes: [WKWebsiteDataTypeLocalStorage], for: own)
      #expect(await !keepsLocalStorage(store))
      #expect(await store.httpCookieStore.allCookies().count == 2)
      await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], for: own)
      #expect(await store.httpCookieStore.allCookies().map(\.name) == ["far"])
      await store.removeData(ofTypes: all, for: records)
      #expect(await store.httpCookieStore.allCookies().isEmpty)
    }

    @Test func `data of a type is removed and other data stays`() async throws {
      let store = WKWebsiteDataStore.nonPersistent()
      let page = try await fill(store)
      await store.removeData(ofTypes: [WKWebsiteDataTypeLocalStorage], modifiedSince: .distantPast)
      #expect(await !keepsLocalStorage(store))
      #expect(await store.httpCookieStore.allCookies().count == 1)
      #expect(try await holds(page, "(await indexedDB.databases()).length == 1"))
      await store.removeData(ofTypes: ["unknown"], modifiedSince: .distantPast)
      await store.removeData(ofTypes: [], modifiedSince: .distantPast)
      #expect(await store.httpCookieStore.allCookies().count == 1)
    }

    @Test(arguments: [
      ("past", true), ("1970", true), ("minus infinity", true), ("future", false),
      ("in an hour", false), ("not a number", false),
    ])
    func `data is removed by its date`(_ name: String, _ isRemoved: Bool) async throws {
      let dates = [
        "past": Date.distantPast, "1970": Date(timeIntervalSince1970: 0),
        "minus infinity": Date(timeIntervalSince1970: -.infinity), "future": .distantFuture,
        "in an hour": Date(timeIntervalSinceNow: 3600),
        "not a number": Date(timeIntervalSince1970: .nan),
      ]
      let date = try #require(dates[name])
      let store = WKWebsiteDataStore.nonPersistent()
      let page = try await fill(store)
      defer { withExtendedLifetime(page) {} }
      await store.removeData(ofTypes: all, modifiedSince: date)
      #expect(await store.httpCookieStore.allCookies().isEmpty == isRemoved)
      #expect(await keepsLocalStorage(store) != isRemoved)
    }

    @Test func `data that is older than the date stays`() async throws {
      let store = WKWebsiteDataStore(forIdentifier: UUID())
      let page = try await fill(store)
      defer { withExtendedLifetime(page) {} }
      // The answer arrives when the page's data is on disk.
      #expect(await keepsLocalStorage(store))
      let written = Date()
      // WebKit does not know the dates of the cookies.
      #expect(await store.httpCookieStore.allCookies().count == 1)
      try await Task.sleep(for: .milliseconds(20))
      await store.removeData(ofTypes: all, modifiedSince: written.addingTimeInterval(0.01))
      #expect(await keepsLocalStorage(store))
      await store.removeData(ofTypes: all, modifiedSince: written.addingTimeInterval(-60))
      #expect(await !keepsLocalStorage(store))
      #expect(await store.httpCookieStore.allCookies().count == 1)
    }

    @Test func `a store goes on with a new view, and a view with its store`() async throws {
      var store: WKWebsiteDataStore? = .nonPersistent()
      var page: Page? = try await fill(try #require(store))
      page = Page { $0.websiteDataStore = store ?? .default() }
      store = nil
      try await page?.show("<p>page")
      let script = "localStorage.kept === 'yes' && document.cookie == 'kept=v'"
      #expect(try await holds(try #require(page), script))
    }
  }
}
