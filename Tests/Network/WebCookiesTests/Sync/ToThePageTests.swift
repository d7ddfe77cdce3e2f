import Foundation
import TestSupport
import Testing
import WebCookies

extension AllTests {
  /// Cookies of the app, which come into pages that are open. The tests wait for the store's announcement.
  @MainActor @Suite struct ToThePageTests {
    let stage = Stage()

    @Test func `a cookie that is set while the page is open is on its next request`() async throws {
      try await stage.show()
      await stage.jar.set([.make("late")])
      try await stage.changes.until { !$0.isEmpty }
      #expect(try await requested() == "late=1")
      #expect(try await stage.page.documentCookie == "late=1")
    }

    @Test func `after ready, the next request has the cookie`() async throws {
      try await stage.show()
      for number in 0..<20 {
        await stage.jar.set([.make("n", "\(number)")])
        #expect(await stage.sync.ready())
        #expect(try await requested() == "n=\(number)")
      }
    }

    @Test func `a new value and a deletion come`() async throws {
      await stage.jar.set([.make("a"), .make("b")])
      try await stage.show()
      await stage.jar.set([.make("a", "2")])
      await stage.jar.remove([WebCookie.make("b").id])
      try await stage.changes.until { $0.map(\.value) == ["2"] }
      #expect(try await requested() == "a=2")
    }

    @Test func `scripts never read an HttpOnly cookie, and requests carry it`() async throws {
      func hidden(_ value: String) -> WebCookie {
        WebCookie(name: "hidden", value: value, domain: "127.0.0.1", isHTTPOnly: true)
      }
      await stage.jar.set([hidden("1"), .make("open")])
      try await stage.show("<script>window.first = document.cookie</script>")
      #expect(try await stage.page.run("return window.first") == "open=1")
      #expect(try await requested() == "hidden=1; open=1")
      await stage.jar.set([hidden("2")])
      try await stage.changes.until { $0.contains { $0.value == "2" } }
      #expect(try await stage.page.documentCookie == "open=1")
      #expect(try await requested() == "hidden=2; open=1")
    }

    @Test func `an HttpOnly cookie of the server is hidden after its way there and back`()
      async throws
    {
      try await stage.show(setting: "hidden=1; HttpOnly")
      var cookie = try await stage.jar.cookie("hidden")
      cookie.value = "2"
      await stage.jar.set([cookie])
      try await stage.changes.until { $0.first?.value == "2" }
      #expect(try await stage.page.documentCookie == "")
      #expect(try await requested() == "hidden=2")
    }

    @Test(arguments: [
      WebCookie(name: "plain", value: "", domain: "localhost"),
      WebCookie(name: "shared", value: "1=2", domain: "shop.localhost", isHostOnly: false),
      WebCookie(name: "deep", value: "a b", domain: "localhost", path: "/a/b/"),
      WebCookie(
        name: "dated", value: "1", domain: "localhost",
        expires: Date(timeIntervalSince1970: 4_000_000_000.7)),
      WebCookie(name: "secure", value: "1", domain: "localhost", isSecure: true),
      WebCookie(name: "hidden", value: "1", domain: "localhost", isHTTPOnly: true),
      WebCookie(name: "lax", value: "1", domain: "localhost", sameSite: .lax),
      WebCookie(name: "strict", value: "1", domain: "localhost", sameSite: .strict),
    ])
    func `every attribute comes and stays`(cookie: WebCookie) async throws {
      await stage.jar.set([cookie])
      #expect(await stage.sync.ready())
      #expect(await stage.web == [cookie])
      #expect(await stage.sync.ready())
      #expect(await stage.jar.cookies() == [cookie])
      #expect(stage.log.lines == [])
    }

    @Test func `a Secure cookie is not sent without encryption`() async throws {
      await stage.jar.set([
        WebCookie(name: "secure", value: "1", domain: "127.0.0.1", isSecure: true)
      ])
      let url = try await stage.show()
      #expect(await stage.web.map(\.name) == ["secure"])
      #expect(await Server.shared.header("Cookie", ofRequestFor: url) == nil)
    }

    @Test func `a subdomain gets the cookies of its domain, and none of the host alone`()
      async throws
    {
      await stage.jar.set([
        WebCookie(name: "host", value: "1", domain: "shop.localhost"),
        WebCookie(name: "all", value: "1", domain: "shop.localhost", isHostOnly: false),
      ])
      #expect(await stage.sync.ready())
      let url = try await Server.shared.page("<p>page")
      await stage.page.load(try url.on("www.shop.localhost"))
      #expect(try await stage.page.documentCookie == "all=1")
      await stage.page.load(try url.on("shop.localhost"))
      #expect(
        Set(try await stage.page.documentCookie.components(separatedBy: "; "))
          == ["all=1", "host=1"])
    }

    /// Lets the page ask for something, and returns the cookies of that request.
    private func requested() async throws -> String? {
      let url = try await Server.shared.page("answer")
      try await stage.page.run("await fetch('\(url.path)')")
      return await Server.shared.header("Cookie", ofRequestFor: url)
    }
  }
}
