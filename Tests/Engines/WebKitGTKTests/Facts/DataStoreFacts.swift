import Foundation
import FoundationNetworking
import TestSupport
import Testing
import WebKitGTK

extension AllTests {
  /// What a store keeps of sites.
  @MainActor @Suite struct DataStoreFacts {
    struct StoreFact: Sendable, CustomTestStringConvertible {
      typealias Check = @MainActor @Sendable (WKWebsiteDataStore) async throws -> Void

      let text: String
      let source: String
      let check: Check

      init(_ text: String, _ source: String, _ check: @escaping Check) {
        (self.text, self.source, self.check) = (text, source, check)
      }

      var testDescription: String { "\(text) (WebKitCocoa/WKWebsiteDatastore.mm: \(source))" }
    }

    @Test(arguments: facts)
    func `what WebKit's tests state of data stores`(_ fact: StoreFact) async throws {
      try await fact.check(.nonPersistent())
    }

    /// Shows HTML that fills both storages, under the URL of a host.
    private static func fill(_ store: WKWebsiteDataStore) async -> Page {
      let page = Page { $0.websiteDataStore = store }
      await page.next("end") {
        page.webView.loadHTMLString(
          "<script>sessionStorage.session = 'storage'; localStorage.local = 'storage'</script>",
          baseURL: URL(string: "http://localhost"))
      }
      return page
    }

    nonisolated static let facts = [
      StoreFact("a store whose data were removed has no records", "RemoveAndFetchData") {
        store async throws in
        let page = await Self.fill(store)
        await store.httpCookieStore.setCookie(try .make())
        let all = WKWebsiteDataStore.allWebsiteDataTypes()
        #expect(await !store.dataRecords(ofTypes: all).isEmpty)
        page.webView.close()
        await store.removeData(ofTypes: all, modifiedSince: .distantPast)
        #expect(await store.dataRecords(ofTypes: all).isEmpty)
      },
      StoreFact(
        "the data of a store in memory can be removed while a page is shown", "RemoveEphemeralData"
      ) {
        store async throws in
        let page = await Self.fill(store)
        await store.removeData(
          ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
        #expect(try await page.json("return 1") == "1")
      },
      StoreFact("a page of HTML has the storages of its base URL", "FetchNonPersistentWebStorage") {
        store async throws in
        let page = await Self.fill(store)
        #expect(
          try await page.json(
            "return [sessionStorage.getItem('session'), localStorage.getItem('local')]")
            == #"["storage","storage"]"#)
      },
      StoreFact("a session's storage has a record by its host", "FetchNonPersistentWebStorage") {
        store async throws in
        let page = await Self.fill(store)
        let records = await store.dataRecords(ofTypes: [WKWebsiteDataTypeSessionStorage])
        #expect(records.map(\.displayName) == ["localhost"])
        withExtendedLifetime(page) {}
      },
      StoreFact("a site's storage has a record by its host", "FetchNonPersistentWebStorage") {
        store async throws in
        let page = await Self.fill(store)
        let records = await store.dataRecords(ofTypes: [WKWebsiteDataTypeLocalStorage])
        #expect(records.map(\.displayName) == ["localhost"])
        withExtendedLifetime(page) {}
      },
      StoreFact(
        "a session's storage goes with its view, a site's stays", "FetchPersistentWebStorage"
      ) { _ async throws in
        let store = WKWebsiteDataStore(forIdentifier: UUID())
        await Self.fill(store).webView.close()
        let records = await store.dataRecords(
          ofTypes: [WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage])
        #expect(records.map(\.dataTypes) == [[WKWebsiteDataTypeLocalStorage]])
      },
      StoreFact("a store and its cookies go when nobody has them", "ReferenceCycle") {
        _ async throws in
        var store: WKWebsiteDataStore? = .nonPersistent()
        weak let kept = store
        weak let cookies = store?.httpCookieStore
        store = nil
        while kept != nil || cookies != nil { try await turn() }
      },
      StoreFact(
        "what was removed without a view is not sent by the next one",
        "ClearCustomDataStoreNoWebViews"
      ) {
        store async throws in
        let url = try await Server.shared.page("Hello", headers: ["Set-Cookie": "a=b"])
        let page = Page { $0.websiteDataStore = store }
        await page.load(url)
        #expect(await store.httpCookieStore.allCookies().count == 1)
        page.webView.close()
        await store.removeData(
          ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
        let next = Page { $0.websiteDataStore = store }
        await next.load(url)
        #expect(await Server.shared.header("Cookie", ofRequestFor: url) == nil)
      },
      StoreFact("a configuration that is copied makes no store", "DoNotCreateDefaultDataStore") {
        _ async throws in
        // A store that nobody has used lists nothing, and the copy has the same.
        let configuration = WKWebViewConfiguration()
        let copy = try #require(configuration.copy() as? WKWebViewConfiguration)
        #expect(copy.websiteDataStore === configuration.websiteDataStore)
      },
      StoreFact(
        "a store in use is not removed, and the error says so",
        "RemoveDataStoreWithIdentifierErrorWhenInUse"
      ) {
        _ async throws in
        let identifier = UUID()
        let page = await Self.fill(WKWebsiteDataStore(forIdentifier: identifier))
        let error = await #expect(throws: NSError.self) {
          try await WKWebsiteDataStore.remove(forIdentifier: identifier)
        }
        #expect(error?.localizedDescription.contains("in use") == true)
        page.webView.close()
      },
      StoreFact("a store that was used is listed by its identifier", "ListIdentifiers") {
        _ async throws in
        let identifier = UUID()
        let page = await Self.fill(WKWebsiteDataStore(forIdentifier: identifier))
        #expect(await WKWebsiteDataStore.allDataStoreIdentifiers.contains(identifier))
        page.webView.close()
      },
    ]
  }
}
