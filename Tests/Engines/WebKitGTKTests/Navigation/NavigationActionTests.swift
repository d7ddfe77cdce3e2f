import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct NavigationActionTests {
    @Test func `a link says so, and what its script clicks holds no keys`() async throws {
      let target = try await Server.shared.page("")
      let page = try await Page.showing("<a id=l href='\(target)'>x</a>")
      try await page.next("end") {
        try await page.webView.evaluateJavaScript("document.getElementById('l').click(); 0")
      }
      let action = try #require(page.actions.last)
      #expect(action.navigationType == .linkActivated)
      #expect(action.request.url == target)
      #expect(action.modifierFlags == [])
      #expect(action.buttonNumber == 0)
      #expect(!action.shouldPerformDownload)
    }

    @Test func `keys and AppKit's numbers for them`() {
      typealias Flags = WKNavigationAction.ModifierFlags
      #expect(Flags(gdk: 0) == [])
      #expect(Flags(gdk: 1).rawValue == 0x20000)
      #expect(Flags(gdk: 4).rawValue == 0x40000)
      #expect(Flags(gdk: 8).rawValue == 0x80000)
      #expect(Flags(gdk: 1 << 28).rawValue == 0x100000)
      #expect(Flags(gdk: 1 << 26) == .command)
    }

    @Test func `a form says so`() async throws {
      let target = try await Server.shared.page("")
      let page = try await Page.showing("<form id=f action='\(target)'><input name=q></form>")
      try await page.next("end") {
        try await page.webView.evaluateJavaScript("document.getElementById('f').submit(); 0")
      }
      #expect(page.actions.last?.navigationType == .formSubmitted)
      #expect(page.actions.last?.request.url?.absoluteString == "\(target)?q=")
    }

    @Test func `a load is known as the app's whatever its URL looks like`() async throws {
      let port = try await Server.shared.listen()
      let page = Page()
      for text in [
        "HTTP://127.0.0.1:\(port)/a%20b/../c?x=%C3%BC&y={}#d", "http://127.0.0.1:\(port)",
        "HTTP://LOCALHOST:\(port)/%7Ea", "about:blank#x", "data:text/html,a b",
      ] {
        guard let url = URL(string: text) else { continue }
        page.forget()
        let navigation = page.webView.load(URLRequest(url: url))
        await page.next("end")
        #expect(page.navigations.last == navigation, "\(text)")
        #expect(page.actions.last?.sourceFrame.isMainFrame == true, "\(text)")
      }
    }

    @Test func `the same URL with a fragment is loaded anew`() async throws {
      let page = Page()
      let url = try #require(URL(string: "\(try await Server.shared.page("<p id=x>x"))#x"))
      await page.load(url)
      page.forget()
      let again = page.webView.load(URLRequest(url: url))
      await page.next("end")
      #expect(page.events == ["action", "start", "response", "commit", "finish"])
      #expect(page.navigations.last == again)
    }

    @Test(arguments: [
      ("https://a.example/x", "https", "a.example", 0), ("http://a:8080/", "http", "a", 8080),
      ("about:blank", "", "", 0), ("data:text/html,x", "", "", 0),
      ("blob:https://a.example/1-2", "https", "a.example", 0), ("file:///tmp/x", "file", "", 0),
      ("APP://host/x", "app", "host", 0),
    ])
    func `an origin`(url: String, scheme: String, host: String, port: Int) {
      let origin = WKSecurityOrigin(url: URL(string: url))
      #expect(origin.protocol == scheme)
      #expect(origin.host == host)
      #expect(origin.port == port)
    }
  }
}
