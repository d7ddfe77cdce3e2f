import Foundation
import TestSupport
import Testing
import WebCookies

extension AllTests {
  /// The first load of a web view.
  @MainActor @Suite struct FirstLoadTests {
    @Test func `the first request carries the cookies of the app`() async throws {
      let stage = Stage()
      await stage.jar.set([
        .make("session"),
        WebCookie(name: "hidden", value: "2", domain: "127.0.0.1", isHTTPOnly: true),
        WebCookie(name: "strict", value: "3", domain: "127.0.0.1", sameSite: .strict),
      ])
      let url = try await stage.show()
      let sent = await Server.shared.header("Cookie", ofRequestFor: url)
      #expect(sent == "session=1; hidden=2; strict=3")
    }

    @Test func `the first request carries 50 cookies`() async throws {
      let stage = Stage()
      await stage.jar.set((0..<50).map { .make("n\($0)", "\($0)") })
      let url = try await stage.show()
      let sent = await Server.shared.header("Cookie", ofRequestFor: url)
      #expect(sent == (0..<50).map { "n\($0)=\($0)" }.joined(separator: "; "))
    }

    @Test func `the first request carries what the app has set a moment before`() async throws {
      let stage = Stage()
      try await stage.show()
      for number in 0..<20 {
        await stage.jar.set([.make("n", "\(number)")])
        let url = try await stage.show()
        #expect(await Server.shared.header("Cookie", ofRequestFor: url) == "n=\(number)")
      }
    }

    @Test func `cookies that the store has already come into the jar`() async throws {
      let stage = Stage()
      let old = WebCookie(
        name: "old", value: "1", domain: "127.0.0.1", path: "/a",
        expires: Date(timeIntervalSinceNow: 1000), isHTTPOnly: true, sameSite: .lax)
      await stage.page.store.setCookie(try #require(old.httpCookie))
      #expect(await stage.sync.ready())
      #expect(await stage.jar.cookies() == [old])
    }

    @Test func `a load waits no longer than its limit, and the log says so`() async throws {
      let (jar, log) = (TestJar(), Log())
      try await jar.set(.make("session"))
      await jar.hold()
      let page = TestPage(.nonPersistent())
      let sync = CookieSync(
        between: jar, and: page.webView.configuration.websiteDataStore, domains: ["127.0.0.1"],
        logger: log.logger)
      let url = try await Server.shared.page("<title>there</title>")
      await page.load {
        await sync.load(URLRequest(url: url), in: page.webView, within: .milliseconds(100))
      }
      #expect(try await page.run("return document.title") == "there")
      #expect(await Server.shared.header("Cookie", ofRequestFor: url) == nil)
      #expect(log.lines.filter { $0.contains("not in sync within") }.count == 1)
      await jar.release()
      #expect(await sync.ready())
      #expect(try await page.documentCookie == "session=1")
    }

    @Test func `a task that was cancelled loads nothing`() async throws {
      let stage = Stage()
      let url = try await Server.shared.page("<p>page")
      let load = Task {
        await stage.sync.load(URLRequest(url: url), in: stage.page.webView) == nil
      }
      load.cancel()
      #expect(await load.value)
      #expect(await Server.shared.requestCount(for: url) == 0)
    }

    @Test func `a view with another data store is named in the log`() async throws {
      let stage = Stage()
      let other = TestPage(.nonPersistent())
      let url = try await Server.shared.page("<p>page")
      await other.load { await stage.sync.load(URLRequest(url: url), in: other.webView) }
      #expect(stage.log.lines == ["The web view has another data store than the sync."])
    }
  }
}
