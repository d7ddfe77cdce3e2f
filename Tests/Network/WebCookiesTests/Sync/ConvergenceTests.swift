import Foundation
import TestSupport
import Testing

@testable import WebCookies

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension AllTests {
  /// Random changes on all sides, made while the syncs work.
  @MainActor @Suite struct ConvergenceTests {
    @Test(arguments: [1, UInt64.random(in: 0 ... .max)])
    func `1,000 random changes on both sides end in equal jars, without a loop`(
      seed: UInt64
    ) async throws {
      try await change(MemoryCookieJar(), stores: 1, count: 1000, seed: seed)
    }

    @Test(arguments: [1, UInt64.random(in: 0 ... .max)])
    func `random changes of three data stores and their jar end in equal jars`(
      seed: UInt64
    ) async throws {
      try await change(MemoryCookieJar(), stores: 3, count: 400, seed: seed)
    }

    @Test(arguments: [1, UInt64.random(in: 0 ... .max)])
    func `random changes of Foundation's storage and a data store end in equal jars`(
      seed: UInt64
    ) async throws {
      let storage = try #require(URLSessionConfiguration.ephemeral.httpCookieStorage)
      try await change(CookieStorageJar(storage), stores: 1, count: 400, seed: seed)
    }

    private func change(
      _ jar: any CookieJar, stores: Int, count: Int, seed: UInt64
    ) async throws {
      print("The seed of the random changes is \(seed).")
      let pages = (0..<stores).map { _ in TestPage(.nonPersistent()) }
      let syncs = pages.map {
        CookieSync(
          between: jar, and: $0.webView.configuration.websiteDataStore, domains: Stage.domains)
      }
      let url = try await Server.shared.page("<p>page")
      for page in pages { await page.load(url) }

      let changes = (0...stores).map { side in
        Task {
          try await Self.change(
            count / (stores + 1), SeededGenerator(seed: seed &+ UInt64(side)), in: jar,
            page: side == 0 ? nil : pages[side - 1])
        }
      }
      for change in changes { try await change.value }

      try await CookieSync.settle(syncs)
      let native = Set(try await jar.cookies())
      #expect(!native.isEmpty)
      for page in pages {
        let web = Set(await page.store.allCookies().map { WebCookie($0) })
        #expect(web.symmetricDifference(native) == [], "The seed is \(seed).")
      }
      // Each change is written once by each sync; more is only due to changes at the same moment.
      #expect(syncs.allSatisfy { $0.writes < 2 * count }, "\(syncs.map(\.writes))")
    }

    /// Makes changes of the jar, or of a page's store where there is a page.
    private static func change(
      _ count: Int, _ random: SeededGenerator, in jar: any CookieJar, page: TestPage?
    ) async throws {
      var random = random
      for number in 0..<count {
        var cookie = cookie(number, &random)
        let isRemoved = Int.random(in: 0..<3, using: &random) == 0
        if let page {
          if Bool.random(using: &random) {
            cookie.isHTTPOnly = false
            try await page.run("document.cookie = '\(script(cookie, isRemoved))'")
          } else if isRemoved {
            await page.store.deleteCookie(try #require(cookie.httpCookie))
          } else {
            await page.store.setCookie(try #require(cookie.httpCookie))
          }
        } else if isRemoved {
          try await jar.remove(cookie.id)
        } else {
          try await jar.set(cookie)
        }
        if Int.random(in: 0..<4, using: &random) == 0 { try await turn() }
      }
    }

    private static func cookie(_ number: Int, _ random: inout SeededGenerator) -> WebCookie {
      let hosts = [("127.0.0.1", true), ("localhost", true), ("shop.localhost", false)]
      let host = hosts[Int.random(in: 0..<3, using: &random)]
      return WebCookie(
        name: "n\(Int.random(in: 0..<8, using: &random))",
        value: "\(Int.random(in: 0..<4, using: &random) == 0 ? 0 : number)", domain: host.0,
        isHostOnly: host.1, path: Bool.random(using: &random) ? "/" : "/a",
        expires: Bool.random(using: &random)
          ? nil : Date(timeIntervalSince1970: .random(in: 4e9..<5e9, using: &random)),
        isHTTPOnly: Bool.random(using: &random),
        sameSite: WebCookie.SameSite.allCases.randomElement(using: &random) ?? .none)
    }

    /// The cookie as a script of the page sets it, on the page's own host.
    private static func script(_ cookie: WebCookie, _ isRemoved: Bool) -> String {
      let life = isRemoved ? "; max-age=0" : cookie.expires == nil ? "" : "; max-age=100000"
      return "\(cookie.name)=\(cookie.value); path=\(cookie.path)\(life)"
    }
  }
}
