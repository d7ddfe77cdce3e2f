import CWebKitGTK
import Foundation
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct ViewStateTests {
    @Test func `the inspector opens for a view that is inspectable, and closes`() async throws {
      let log = LogRecorder.install()
      let view = try await Page.showing().webView
      let inspector = WebKitGTK.GObject(
        retaining: try #require(webkit_web_view_get_inspector(view.object.pointer())))
      let (opened, closed, loaded) = (Signal(), Signal(), Signal())
      inspector.connect("open-window") { _ in
        opened.fire()
        return .handled(false)
      }
      inspector.connect("notify::inspected-uri") { _ in
        loaded.fire()
        return .nothing
      }
      inspector.connect("closed") { _ in
        closed.fire()
        return .nothing
      }
      #expect(!view.isInspectable)
      view.showInspector()
      #expect(log.messages.filter { $0.contains("isInspectable") }.count == 1)
      #expect(webkit_web_inspector_get_web_view(inspector.opaque) == nil)
      view.isInspectable = true
      view.showInspector()
      await opened.wait()
      // The inspector's page calls this after it has loaded.
      await loaded.wait()
      let uri = webkit_web_inspector_get_inspected_uri(inspector.opaque).map { String(cString: $0) }
      #expect(uri?.contains("127.0.0.1") == true)
      view.isInspectable = false
      await closed.wait()
      #expect(webkit_web_inspector_get_web_view(inspector.opaque) == nil)
    }

    @Test func `the state of one view brings another to the same page and list`() async throws {
      let page = Page()
      let first = try await page.show("<title>one</title>")
      let second = try await page.show("<title>two</title><p style='height: 5000px'>")
      let third = try await page.show("<title>three</title>")
      page.webView.goBack()
      await page.next("end")
      let state = try #require(page.webView.interactionState)
      let other = Page()
      other.webView.interactionState = state
      await other.next("end")
      #expect(other.webView.url == second)
      #expect(other.webView.backForwardList.backItem?.url == first)
      #expect(other.webView.backForwardList.forwardItem?.url == third)
      #expect(try await other.webView.documentTitle == "two")
    }

    @Test func `what is no state is ignored, and the log says so`() async throws {
      let log = LogRecorder.install()
      let page = try await Page.showing("<title>here</title>")
      let url = page.webView.url
      for value in ["text", 1, Data("nothing".utf8), Data()] as [Any] {
        page.webView.interactionState = value
      }
      page.webView.interactionState = nil
      #expect(log.messages.filter { $0.contains("interaction state") }.count == 4)
      #expect(page.webView.url == url)
      page.webView.close()
      #expect(page.webView.interactionState == nil)
      page.webView.interactionState = Data()
    }

    @Test func `a page over HTTP is not secure`() async throws {
      let view = try await Page.showing().webView
      #expect(!view.hasOnlySecureContent)
    }

    @Test func `a page over HTTPS is secure until it is left`() async throws {
      let server = try TLSServer()
      let page = Page { $0.websiteDataStore = .nonPersistent() }
      webkit_network_session_allow_tls_certificate_for_host(
        page.webView.configuration.websiteDataStore.session.opaque,
        server.certificate.pointer(), "127.0.0.1")
      await page.load(server.url)
      #expect(page.lastError == nil)
      #expect(page.webView.hasOnlySecureContent)
      try await page.show("<p>plain")
      #expect(!page.webView.hasOnlySecureContent)
    }

    @Test func `gestures and previews are settings that are kept`() {
      let view = WKWebView()
      #expect(!view.allowsBackForwardNavigationGestures)
      #expect(view.allowsLinkPreview)
      view.allowsBackForwardNavigationGestures = true
      #expect(
        webkit_settings_get_enable_back_forward_navigation_gestures(view.settings.opaque) != 0)
    }

    @Test func `the user agent is WebKit's, with a name, or one's own`() async throws {
      let page = try await Page.showing { $0.applicationNameForUserAgent = "App/1" }
      let usual = try #require(
        try await page.webView.evaluate("navigator.userAgent", as: String.self))
      #expect(usual.hasSuffix(" App/1") && usual.contains("AppleWebKit"))
      page.webView.customUserAgent = "Own/2"
      let url = try await page.show("<p>own")
      #expect(await Server.shared.header("User-Agent", ofRequestFor: url) == "Own/2")
      page.webView.customUserAgent = nil
      let again = try await page.show("<p>usual")
      #expect(await Server.shared.header("User-Agent", ofRequestFor: again) == usual)
    }

    @Test func `a user agent that no header can carry is refused, and the log says so`()
      async throws
    {
      let log = LogRecorder.install()
      let view = WKWebView()
      view.customUserAgent = "Own/2"
      for agent in ["a\nb", "a\0b", "a\r\nX-Other: 1"] {
        view.customUserAgent = agent
        #expect(view.customUserAgent == "Own/2")
        #expect(
          webkit_settings_get_user_agent(view.settings.opaque).map { String(cString: $0) }
            == "Own/2")
      }
      #expect(log.messages.filter { $0.contains("user agent") }.count == 3)
      view.customUserAgent = ""
      #expect(view.customUserAgent == "")
      view.customUserAgent = nil
      #expect(view.customUserAgent == nil)
    }

    @Test func `zoom enlarges the page`() async throws {
      let view = try await Page.showing().webView
      #expect(view.pageZoom == 1)
      view.pageZoom = 2
      #expect(view.pageZoom == 2)
      #expect(
        try await view.callAsyncJavaScript(
          """
          while (innerWidth !== 200) await new Promise(f => setTimeout(f, 1))
          return innerWidth
          """, contentWorld: .page) as? Int == 200)
    }

    @Test func `media are asked about and paused`() async throws {
      let page = try await Page.showing("<p>none")
      let view = page.webView
      #expect(await view.requestMediaPlaybackState() == .none)
      try await page.show("<audio id=a src='data:audio/wav;base64,AAAA'></audio>")
      #expect(await view.requestMediaPlaybackState() == .paused)
      // The test needs no sound: the page reports that it plays, and records that it is paused.
      _ = try await view.evaluateJavaScript(
        """
        var isPaused = false
        Object.defineProperty(a, 'paused', {get: () => isPaused}); a.pause = () => { isPaused = true }; 0
        """, contentWorld: .defaultClient)
      #expect(await view.requestMediaPlaybackState() == .playing)
      await view.pauseAllMediaPlayback()
      #expect(await view.requestMediaPlaybackState() == .paused)
      view.close()
      #expect(await view.requestMediaPlaybackState() == .none)
      await view.pauseAllMediaPlayback()
      await view.setCameraCaptureState(.muted)
      #expect(view.cameraCaptureState == .none)
    }

    @Test func `a closed view answers everything and does nothing`() async throws {
      let view = try await Page.showing("<title>gone</title>").webView
      view.close()
      view.close()
      #expect(view.title == nil && view.url == nil && !view.isLoading && !view.canGoForward)
      #expect(view.estimatedProgress == 0 && view.themeColor == nil && !view.hasOnlySecureContent)
      view.pageZoom = 3
      #expect(view.pageZoom == 1)
      view.isInspectable = true
      view.showInspector()
      view.closeInspector()
      view.customUserAgent = "Own/1"
      view.configuration.preferences.minimumFontSize = 9
      #expect(view.backForwardList.currentItem == nil)
    }
  }
}
