import CWebKitGTK
import Foundation
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct PreferencesTests {
    @Test func `preferences reach the views that exist`() async throws {
      let page = try await Page.showing("<p style='font-size: 5px' id=p>text")
      let preferences = page.webView.configuration.preferences
      let small = try await page.webView.evaluate("p.offsetHeight", as: Int.self)
      preferences.minimumFontSize = 40
      let large = try await page.webView.evaluate("p.offsetHeight", as: Int.self)
      #expect(try #require(small) < 20)
      #expect(try #require(large) >= 40)
      preferences.minimumFontSize = .nan
      #expect(try await page.webView.evaluate("p.offsetHeight", as: Int.self) == small)
      preferences.minimumFontSize = .greatestFiniteMagnitude
      preferences.minimumFontSize = -1
      #expect(try await page.webView.evaluate("p.offsetHeight", as: Int.self) == small)
    }

    @Test func `views and copies of one configuration share its preferences`() async throws {
      let configuration = WKWebViewConfiguration()
      let copy = try #require(configuration.copy() as? WKWebViewConfiguration)
      #expect(copy.preferences === configuration.preferences)
      let (first, second) = (
        WKWebView(frame: .zero, configuration: configuration),
        WKWebView(frame: .zero, configuration: copy)
      )
      #expect(first.configuration.preferences === configuration.preferences)
      configuration.preferences.isElementFullscreenEnabled = true
      configuration.preferences.shouldPrintBackgrounds = true
      for view in [first, second] {
        #expect(webkit_settings_get_enable_fullscreen(view.settings.opaque) != 0)
        #expect(webkit_settings_get_print_backgrounds(view.settings.opaque) != 0)
        #expect(webkit_settings_get_enable_tabs_to_links(view.settings.opaque) == 0)
      }
    }

    @Test func `a page may open windows by itself once it is allowed to`() async throws {
      let page = try await Page.showing()
      let counter = Counter()
      page.webView.uiDelegate = counter
      try await page.show("<script>window.open('about:blank')</script>")
      #expect(counter.count == 0)
      page.webView.configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
      try await page.show("<script>window.open('about:blank')</script>")
      #expect(counter.count == 1)
    }

    @Test func `a configuration is copied when a view is made and when it is asked for`()
      async throws
    {
      let configuration = WKWebViewConfiguration()
      configuration.applicationNameForUserAgent = "First/1"
      configuration.websiteDataStore = .nonPersistent()
      let view = WKWebView(frame: .zero, configuration: configuration)
      configuration.applicationNameForUserAgent = "Second/2"
      configuration.defaultWebpagePreferences.allowsContentJavaScript = false
      view.configuration.applicationNameForUserAgent = "Third/3"
      #expect(view.configuration.applicationNameForUserAgent == "First/1")
      #expect(view.configuration.defaultWebpagePreferences.allowsContentJavaScript)
      let agent = try await view.evaluate("navigator.userAgent", as: String.self)
      #expect(agent?.hasSuffix(" First/1") == true)
    }

    @Test func `a copy has every value of its original`() throws {
      let configuration = WKWebViewConfiguration()
      configuration.mediaTypesRequiringUserActionForPlayback = .audio
      configuration.suppressesIncrementalRendering = true
      configuration.allowsAirPlayForMediaPlayback = false
      configuration.allowsInlineMediaPlayback = true
      configuration.allowsPictureInPictureMediaPlayback = false
      configuration.ignoresViewportScaleLimits = true
      configuration.limitsNavigationsToAppBoundDomains = true
      configuration.upgradeKnownHostsToHTTPS = false
      configuration.dataDetectorTypes = [.link, .address]
      configuration.selectionGranularity = .character
      configuration.userInterfaceDirectionPolicy = .system
      configuration.allowsInlinePredictions = true
      configuration.supportsAdaptiveImageGlyph = true
      configuration.defaultWebpagePreferences.isLockdownModeEnabled = true
      configuration.defaultWebpagePreferences.preferredContentMode = .desktop
      configuration.defaultWebpagePreferences.preferredHTTPSNavigationPolicy = .errorOnFailure
      let copy = try #require(configuration.copy() as? WKWebViewConfiguration)
      #expect(values(copy) == values(configuration))
      for (value, usual) in zip(values(copy), values(WKWebViewConfiguration())) {
        #expect(value != usual)
      }
      configuration.defaultWebpagePreferences = nil
      #expect(configuration.defaultWebpagePreferences.preferredContentMode == .recommended)
      #expect(copy.defaultWebpagePreferences.preferredContentMode == .desktop)
    }

    private func values(_ configuration: WKWebViewConfiguration) -> [String] {
      let page = configuration.defaultWebpagePreferences
      return [
        "\(configuration.mediaTypesRequiringUserActionForPlayback)",
        "\(configuration.suppressesIncrementalRendering)",
        "\(configuration.allowsAirPlayForMediaPlayback)",
        "\(configuration.allowsInlineMediaPlayback)",
        "\(configuration.allowsPictureInPictureMediaPlayback)",
        "\(configuration.ignoresViewportScaleLimits)",
        "\(configuration.limitsNavigationsToAppBoundDomains)",
        "\(configuration.upgradeKnownHostsToHTTPS)", "\(configuration.dataDetectorTypes)",
        "\(configuration.selectionGranularity)", "\(configuration.userInterfaceDirectionPolicy)",
        "\(configuration.allowsInlinePredictions)", "\(configuration.supportsAdaptiveImageGlyph)",
        "\(page?.isLockdownModeEnabled as Any)", "\(page?.preferredContentMode as Any)",
        "\(page?.preferredHTTPSNavigationPolicy as Any)",
      ]
    }

    @Test func `a page's own scripts are off in every form, and the app's run`() async throws {
      let html = """
        <body onload="ran('handler')"><script>ran('script')</script>
        <script type=module>ran('module')</script><a id=a href="javascript:ran('link')">x</a>
        <img src=x onerror="ran('image')"><iframe srcdoc="<script>parent.ran('frame')</script>">
        </iframe>
        """
      let script = WKUserScript(
        source: "var all = []; function ran(what) { all.push(what) }",
        injectionTime: .atDocumentStart, forMainFrameOnly: true)
      let page = try await Page.showing(html) { $0.userContentController.addUserScript(script) }
      let view = page.webView
      // All scripts except the link's have run when the page has loaded. The link's script runs in a later turn of
      // the page. A page that may not run scripts gets many more turns.
      let run = """
        a.click()
        let turns = 0
        while (turns < most && !all.includes('link')) {
          turns++
          await new Promise(f => setTimeout(f))
        }
        return [turns, all.sort().join()]
        """
      let on =
        try await view.callAsyncJavaScript(
          run, arguments: ["most": 10_000], contentWorld: .page) as? [Any]
      #expect(on?.last as? String == "frame,handler,image,link,module,script")
      let turns = try #require(on?.first as? Int)
      let off = try await Page.showing(html) {
        $0.userContentController.addUserScript(script)
        $0.defaultWebpagePreferences.allowsContentJavaScript = false
      }
      let none =
        try await off.webView.callAsyncJavaScript(
          run, arguments: ["most": 10 + 3 * turns], contentWorld: .page) as? NSArray
      #expect(none == [10 + 3 * turns, ""])
    }

    @Test func `scripts can be turned off for whole views`() async throws {
      let page = try await Page.showing("<script>var ran = true</script>")
      #expect(try await page.webView.evaluate("typeof ran", as: String.self) == "boolean")
      (self as any DeprecatedUse).setJavaScriptEnabled(
        false, page.webView.configuration.preferences)
      try await page.show("<script>var ran = true</script>")
      #expect(try await page.webView.evaluate("typeof ran", as: String.self) == "undefined")
    }

    @Test func `media play by themselves unless they may not`() async throws {
      let html =
        """
        <audio id=a loop src='data:audio/wav;base64,UklGRigAAABXQVZFZm10IBIAAAABAAEARKwAAIhYAQACABAAAA\
        BkYXRhAgAAAAEA'></audio>
        <script>a.play().catch(() => {}); var isRefused = a.paused</script>
        """
      for (types, isRefused) in [
        ([], false), (.all, true), (.audio, true), (.video, true),
      ] as [(WKAudiovisualMediaTypes, Bool)] {
        let page = try await Page.showing(html) {
          $0.mediaTypesRequiringUserActionForPlayback = types
        }
        #expect(try await page.webView.evaluate("isRefused", as: Bool.self) == isRefused)
      }
    }

    final class Counter: NSObject, WKUIDelegate {
      var count = 0

      func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
      ) -> WKWebView? {
        count += 1
        return nil
      }
    }
  }
}

/// Gives access to deprecated API without warnings.
@MainActor private protocol DeprecatedUse {
  func setJavaScriptEnabled(_ isEnabled: Bool, _ preferences: WKPreferences)
}

extension AllTests.PreferencesTests: DeprecatedUse {
  @available(*, deprecated)
  fileprivate func setJavaScriptEnabled(_ isEnabled: Bool, _ preferences: WKPreferences) {
    preferences.javaScriptEnabled = isEnabled
  }
}
