import Foundation
import TestSupport
import Testing
import WebCookies

extension AllTests {
  /// Cookies of pages and servers, which come into the app's jar. The tests wait for the jar's announcement.
  @MainActor @Suite struct FromThePageTests {
    let stage = Stage()

    @Test func `a cookie that a page load sets comes with all its attributes`() async throws {
      try await stage.show(
        setting: "s=1; Path=/; Max-Age=1000; HttpOnly; SameSite=Strict")
      let cookie = try await stage.jar.cookie("s")
      #expect(cookie.value == "1" && cookie.domain == "127.0.0.1" && cookie.path == "/")
      #expect(cookie.isHostOnly && cookie.isHTTPOnly && cookie.sameSite == .strict)
      #expect(!cookie.isSecure)
      let seconds = try #require(cookie.expires).timeIntervalSinceNow
      #expect(seconds > 900 && seconds <= 1000)
    }

    @Test func `a session cookie comes as one, with its path`() async throws {
      try await stage.show(setting: "s=1; Path=/deep/er")
      let cookie = try await stage.jar.cookie("s")
      #expect(cookie.expires == nil && cookie.path == "/deep/er" && cookie.sameSite == .none)
    }

    @Test func `a cookie of a domain and one of its host are two cookies`() async throws {
      let stage = Stage(domains: ["shop.localhost"])
      let page = try await Server.shared.page(
        "<script>document.cookie = 's=host'</script>",
        headers: ["Set-Cookie": "s=domain; Domain=shop.localhost; Path=/"])
      await stage.page.load(try page.on("www.shop.localhost"))
      let cookies = try await stage.jar.until { $0.count == 2 }
      #expect(
        Set(cookies.map { "\($0.id)=\($0.value)" })
          == ["s of .shop.localhost/=domain", "s of www.shop.localhost/=host"])
    }

    @Test(arguments: [
      "await fetch(url)",
      "await new Promise(done => { const x = new XMLHttpRequest(); x.onload = done; "
        + "x.open('GET', url); x.send() })",
    ])
    func `a cookie that an answer to Ajax sets comes`(script: String) async throws {
      try await stage.show()
      let url = try await Server.shared.page("answer", headers: ["Set-Cookie": "ajax=1"])
      try await stage.page.run("const url = '\(url.path)'; \(script)")
      #expect(try await stage.jar.cookie("ajax").value == "1")
    }

    @Test func `cookies that a redirect sets come, those of the other host as well`() async throws {
      let end = try await Server.shared.page("end", headers: ["Set-Cookie": "end=3"])
      let elsewhere = try end.on("localhost")
      let second = try await redirect(to: elsewhere, setting: "second=2")
      let first = try await redirect(to: second, setting: "first=1")
      await stage.page.load(first)
      let cookies = try await stage.jar.until { $0.count == 3 }
      #expect(
        Set(cookies.map { "\($0.id)=\($0.value)" })
          == ["first of 127.0.0.1/=1", "second of 127.0.0.1/=2", "end of localhost/=3"])
    }

    @Test func `a cookie that a script sets comes`() async throws {
      try await stage.show()
      try await stage.page.run("document.cookie = 'own=a b; path=/x; SameSite=Lax'")
      let cookie = try await stage.jar.cookie("own")
      #expect(cookie.value == "a b" && cookie.path == "/x" && cookie.sameSite == .lax)
    }

    @Test func `a new value comes`() async throws {
      try await stage.show(setting: "s=1")
      try await stage.jar.cookie("s")
      try await stage.page.run("document.cookie = 's=2'")
      try await stage.jar.until { $0.map(\.value) == ["2"] }
    }

    @Test func `a longer life comes, though the value is the same`() async throws {
      try await stage.show(setting: "s=1; Max-Age=1000")
      let first = try #require(try await stage.jar.cookie("s").expires)
      try await stage.show(setting: "s=1; Max-Age=9000")
      try await stage.jar.until { ($0.first?.expires ?? first) > first.addingTimeInterval(7000) }
    }

    @Test(arguments: ["server", "script", "removeData"])
    func `a deletion comes`(way: String) async throws {
      try await stage.show(setting: "s=1")
      try await stage.jar.cookie("s")
      switch way {
      case "server": try await stage.show(setting: "s=; Max-Age=0")
      case "script": try await stage.page.run("document.cookie = 's=; max-age=0'")
      default:
        await stage.page.webView.configuration.websiteDataStore.removeData(
          ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast)
      }
      try await stage.jar.until { $0.isEmpty }
    }

    #if os(Linux)
      @Test func `WebKitGTK stores a partitioned cookie like any other`() async throws {
        try await stage.show(setting: "n=1; Partitioned")
        #expect(try await stage.jar.cookie("n").isPartitioned == false)
      }
    #endif

    @Test func `cookies of other domains stay where they are`() async throws {
      let stage = Stage(domains: ["localhost"])
      await stage.jar.set([.make("app")])
      try await stage.show(setting: "page=1")
      try await stage.changes.until { $0.count == 1 }
      #expect(await stage.sync.ready())
      #expect(await stage.jar.cookies().map(\.name) == ["app"])
      #expect(await stage.web.map(\.name) == ["page"])
    }

    @Test func `a thousand cookies of pages come, and those beyond stay where they are`()
      async throws
    {
      try await stage.show()
      let script = "for (let i = from; i < to; i++) document.cookie = `n${i}=${value}`"
      try await stage.page.run("const from = 0, to = 1100, value = 1; \(script)")
      try await stage.jar.until { $0.count == 1000 }
      // Those that came still change.
      try await stage.page.run("const from = 0, to = 1100, value = 2; \(script)")
      try await stage.jar.until { $0.count { $0.value == "2" } == 1000 }
      #expect(await stage.sync.ready())
      #expect(await stage.jar.cookies().count == 1000)
      #expect(await stage.web.count > 1000)
      #expect(stage.log.lines.count { $0.contains("has more than 1000 cookies") } == 1)
    }

    private func redirect(to url: URL, setting cookie: String) async throws -> URL {
      try await Server.shared.serve { _ in
        Server.Reply(302, headers: ["Location": url.absoluteString, "Set-Cookie": cookie])
      }
    }
  }
}
