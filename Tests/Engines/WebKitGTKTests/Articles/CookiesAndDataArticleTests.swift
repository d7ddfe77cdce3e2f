import Foundation
import FoundationNetworking
import TestSupport
import Testing
import WebKitGTK

extension AllTests.ArticleTests {
  final class Watcher: NSObject, WKHTTPCookieStoreObserver {
    let changed: AsyncStream<Void>.Continuation
    init(_ changed: AsyncStream<Void>.Continuation) { self.changed = changed }

    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {
      changed.finish()
    }
  }

  @Test func `cookies are set, observed and removed`() async throws {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    let cookies = configuration.websiteDataStore.httpCookieStore
    let (wait, changed) = AsyncStream.makeStream(of: Void.self)
    let watcher = Watcher(changed)
    cookies.add(watcher)
    if let cookie = HTTPCookie(properties: [
      .name: "session", .value: "1", .domain: "shop.example.com", .path: "/", .secure: "TRUE",
      .sameSitePolicy: HTTPCookieStringPolicy.sameSiteLax,
    ]) {
      await cookies.setCookie(cookie)
    }
    for await _ in wait {}
    let names = await cookies.allCookies().map(\.name)
    #expect(names == ["session"])

    let store = configuration.websiteDataStore
    let types: Set<String> = [WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeCookies]
    let records = await store.dataRecords(ofTypes: types)
    await store.removeData(
      ofTypes: types, for: records.filter { $0.displayName.hasSuffix("example.com") })
    #expect(await cookies.allCookies().isEmpty)
    await store.removeData(
      ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
  }
}
