import Foundation
import Logging
import TestSupport
import Testing
import WebCookies

/// A jar and a page whose cookies are kept equal.
@MainActor final class Stage {
  let jar = MemoryCookieJar()
  let page: TestPage
  let sync: CookieSync
  let changes: StoreChanges
  let log = Log()

  /// The hosts of this machine under which the tests reach the server.
  static let domains: [CookieDomain] = ["127.0.0.1", "localhost"]

  init(domains: [CookieDomain] = Stage.domains) {
    page = TestPage(.nonPersistent())
    changes = StoreChanges(page.store)
    sync = CookieSync(
      between: jar, and: page.webView.configuration.websiteDataStore, domains: domains,
      logger: log.logger)
  }

  /// The cookies of the web view.
  var web: [WebCookie] {
    get async { await page.store.allCookies().map { WebCookie($0) } }
  }

  /// Loads a page of the server.
  @discardableResult func show(
    _ html: String = "<p>page", setting cookie: String? = nil
  ) async throws -> URL {
    let headers = cookie.map { ["Set-Cookie": $0] } ?? [:]
    let url = try await Server.shared.page(html, headers: headers)
    await page.load { await sync.load(URLRequest(url: url), in: page.webView) }
    return url
  }
}
