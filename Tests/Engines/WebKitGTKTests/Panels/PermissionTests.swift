import CWebKitGTK
import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct PermissionTests {
    private static let chooser = """
      <input type=file id=one><input type=file id=many multiple>
      <script>
      const chosen = input => new Promise(f => { input.oncancel = () => f('cancelled')
        input.onchange = async () => f((await Promise.all([...input.files].map(
          async each => each.name + ' ' + await each.text()))).join('; ')) })
      var result
      </script>
      """

    @Test func `files are chosen by the delegate's completion form`() async throws {
      let page = try await Page.showing(Self.chooser)
      let (first, second) = (try file("a é.txt", "A"), try file("b.txt", "B"))
      let panels = OpenPanels([first, second])
      page.webView.uiDelegate = panels
      #expect(try await choose("many", page) == "a é.txt A; b.txt B")
      #expect(try await choose("one", page) == "a é.txt A")
      #expect(panels.asked == ["true false", "false false"])
      panels.urls = try [#require(URL(string: "https://example.org/a.txt"))]
      #expect(try await choose("one", page) == "cancelled")
      panels.urls = []
      #expect(try await choose("one", page) == "cancelled")
      panels.urls = nil
      #expect(try await choose("one", page) == "cancelled")
    }

    @Test func `files are chosen by the delegate's asynchronous form`() async throws {
      let page = try await Page.showing(Self.chooser)
      let panels = AsyncOpenPanels(try file("c.txt", "C"))
      page.webView.uiDelegate = panels
      #expect(try await choose("one", page) == "c.txt C")
    }

    @Test func `no files are chosen without a delegate or by one that forgets`() async throws {
      let log = LogRecorder.install()
      let page = Page()
      // A page outside a visible window waits until a window shows it.
      let window = Window(page.webView)
      window.show()
      defer { window.close() }
      webkit_settings_set_enable_mock_capture_devices(page.webView.settings.opaque, 1)
      try await page.show(Self.chooser)
      #expect(try await choose("one", page) == "cancelled")
      let silent = Silent()
      page.webView.uiDelegate = silent
      #expect(try await choose("one", page) == "cancelled")
      let forgetful = Forgetful()
      page.webView.uiDelegate = forgetful
      #expect(try await choose("one", page) == "cancelled")
      #expect(try await capture("{video: true}", page) == "NotAllowedError")
      #expect(log.messages.filter { $0.contains("was dropped without being called") }.count == 2)
    }

    @Test func `files may be chosen after the view has gone`() async throws {
      var page: Page? = try await Page.showing(Self.chooser)
      let panels = OpenPanels([try file("d.txt", "D")])
      panels.isSlow = true
      page?.webView.uiDelegate = panels
      try await page?.webView.evaluateJavaScript("one.click()")
      await panels.called.wait()
      #expect(page?.webView.openDialogs == 1)
      weak let view = page?.webView
      page = nil
      #expect(view == nil)
      panels.answer()
    }

    @Test func `a camera and a microphone are granted by the delegate alone`() async throws {
      let page = Page()
      // A page outside a visible window waits until a window shows it.
      let window = Window(page.webView)
      window.show()
      defer { window.close() }
      webkit_settings_set_enable_mock_capture_devices(page.webView.settings.opaque, 1)
      try await page.show("<p>page")
      #expect(try await capture("{video: true}", page) == "NotAllowedError")
      let silent = Silent()
      page.webView.uiDelegate = silent
      #expect(try await capture("{video: true}", page) == "NotAllowedError")
      let capture = Capture()
      page.webView.uiDelegate = capture
      capture.decision = .prompt
      #expect(try await self.capture("{video: true}", page) == "NotAllowedError")
      capture.decision = .grant
      #expect(try await self.capture("{video: true}", page) == "video")
      #expect(try await self.capture("{audio: true}", page) == "audio")
      // A document does not ask again for permissions that it has.
      #expect(try await self.capture("{audio: true, video: true}", page) == "audio,video")
      try await page.show("<p>another")
      #expect(try await self.capture("{audio: true, video: true}", page) == "audio,video")
      let port = try #require(page.webView.url?.port)
      #expect(
        page.webView.openDialogs == 0 && capture.openDialogs.allSatisfy { $0 == 1 })
      #expect(
        capture.asked
          == [
            "camera", "camera", "microphone", "cameraAndMicrophone",
          ].map { "\($0) http 127.0.0.1 \(port)" })
    }

    @Test func `a camera in use can be seen, muted and ended`() async throws {
      let page = Page()
      // A page outside a visible window waits until a window shows it.
      let window = Window(page.webView)
      window.show()
      defer { window.close() }
      let view = page.webView
      webkit_settings_set_enable_mock_capture_devices(view.settings.opaque, 1)
      try await page.show("<p>page")
      let capture = AsyncCapture()
      view.uiDelegate = capture
      let states = ObservationTests.Log<WKMediaCaptureState>()
      let token = view.observe(\.cameraCaptureState, options: .new) { _, change in
        MainActor.assumeIsolated { states.add("\(change.newValue as Any)") }
      }
      #expect(try await self.capture("{video: true}", page) == "video")
      await states.next(1)
      #expect(view.cameraCaptureState == .active)
      #expect(view.microphoneCaptureState == .none)
      await view.setCameraCaptureState(.muted)
      await states.next(2)
      #expect(view.cameraCaptureState == .muted)
      await view.setCameraCaptureState(.active)
      await states.next(3)
      await view.setCameraCaptureState(.none)
      await states.next(4)
      #expect(view.cameraCaptureState == .none)
      token.invalidate()
    }

    @Test func `the place and notifications are denied`() async throws {
      let page = Page()
      let window = Window(page.webView)
      window.show()
      defer { window.close() }
      try await page.show("<p>page")
      let view = page.webView
      let place = try await view.callAsyncJavaScript(
        """
        return await new Promise(f =>
          navigator.geolocation.getCurrentPosition(() => f('told'), error => f(error.code)))
        """, contentWorld: .page)
      #expect(place as? Int == 1)
      let notifications = try await view.callAsyncJavaScript(
        "return await Notification.requestPermission()", contentWorld: .page)
      #expect(notifications as? String == "denied")
    }

    /// Returns what the page gets from a file input.
    private func choose(_ input: String, _ page: Page) async throws -> String? {
      try await page.webView.evaluateJavaScript("result = chosen(\(input)); \(input).click(); 0")
      return try await page.webView.callAsyncJavaScript("return result", contentWorld: .page)
        as? String
    }

    /// Returns the kinds of the tracks that a page gets, or the name of the error.
    private func capture(_ constraints: String, _ page: Page) async throws -> String? {
      try await page.webView.callAsyncJavaScript(
        """
        try {
          window.stream = await navigator.mediaDevices.getUserMedia(\(constraints))
          return stream.getTracks().map(each => each.kind).sort().join()
        } catch (error) { return error.name }
        """, contentWorld: .page) as? String
    }

    private func file(_ name: String, _ text: String) throws -> URL {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("WebKitGTKTests")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let url = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      return url
    }

    final class Silent: NSObject, WKUIDelegate {}

    final class OpenPanels: NSObject, WKUIDelegate {
      var urls: [URL]?
      var asked: [String] = []
      var isSlow = false
      let called = Signal()
      private var completion: (@MainActor ([URL]?) -> Void)?

      init(_ urls: [URL]) {
        self.urls = urls
      }

      func answer() { completion?(urls) }

      func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor ([URL]?) -> Void
      ) {
        asked.append("\(parameters.allowsMultipleSelection) \(parameters.allowsDirectories)")
        completion = completionHandler
        called.fire()
        if !isSlow { answer() }
      }
    }

    final class AsyncOpenPanels: NSObject, WKUIDelegate {
      let url: URL

      init(_ url: URL) {
        self.url = url
      }

      func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
        initiatedByFrame frame: WKFrameInfo
      ) async -> [URL]? { [url] }
    }

    final class Forgetful: NSObject, WKUIDelegate {
      func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor ([URL]?) -> Void
      ) {}

      func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void
      ) {}
    }

    final class Capture: NSObject, WKUIDelegate {
      var decision = WKPermissionDecision.deny
      var asked: [String] = []
      /// How many questions the page waits for while the delegate is asked.
      private(set) var openDialogs: [Int] = []

      func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void
      ) {
        openDialogs.append(webView.openDialogs)
        asked.append("\(type) \(origin.protocol) \(origin.host) \(origin.port)")
        decisionHandler(decision)
      }
    }

    final class AsyncCapture: NSObject, WKUIDelegate {
      func webView(
        _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
        initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
      ) async -> WKPermissionDecision { .grant }
    }
  }
}
