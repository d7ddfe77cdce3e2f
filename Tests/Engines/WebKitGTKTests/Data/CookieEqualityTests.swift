import Foundation
import FoundationNetworking
import Testing
import WebKitGTK

extension AllTests {
  @MainActor @Suite struct CookieEqualityTests {
    @Test func `cookies that differ in one property are not equal`() async throws {
      let all: [[HTTPCookiePropertyKey: Any]] = [
        [:], [.httpOnly: "TRUE"], [.secure: "TRUE"], [.path: "/a"], [.value: "other"],
        [.sameSitePolicy: HTTPCookieStringPolicy.sameSiteStrict],
        [.expires: Date(timeIntervalSince1970: 4_000_000_000)],
      ]
      var cookies: [(number: Int, cookie: HTTPCookie)] = []
      for number in Array(all.indices) + Array(all.indices) {
        let store = WKWebsiteDataStore.nonPersistent()
        await store.httpCookieStore.setCookie(try .make("n", "v", all[number]))
        cookies.append((number, try #require(await store.httpCookieStore.allCookies().first)))
      }
      for left in cookies {
        for right in cookies {
          #expect((left.cookie == right.cookie) == (left.number == right.number))
        }
      }
    }
  }
}
