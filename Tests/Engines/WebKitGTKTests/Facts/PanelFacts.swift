import Foundation
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// What a page asks of the user, and windows that it opens.
  @MainActor @Suite struct PanelFacts {
    @Test(arguments: windows + permissions + files)
    func `what WebKit's tests state of the UI delegate`(_ fact: Fact) async throws {
      try await fact.check(Page())
    }

    nonisolated private static let source = "WebKitCocoa/UIDelegate.mm: "
    nonisolated private static let open = "WebKitCocoa/OpenAndCloseWindow.mm: "
    nonisolated private static let panel = "WebKitCocoa/RunOpenPanel.mm: "

    nonisolated static let windows = [
      Fact(
        "a page without a UI delegate opens nothing, and goes on",
        source + "WindowOpenWithoutUIDelegate"
      ) {
        page async throws in
        let target = try await Server.shared.page("<p>next")
        try await page.show(
          "<script>window.open('\(target)#open'); location = '\(target)'</script>")
        while page.webView.url != target { await page.next("end") }
        #expect(!page.actions.contains { $0.request.url?.fragment == "open" })
      },
      Fact("a window that a page opens may close itself", open + "OpenAndCloseWindow") {
        page async throws in
        page.webView.configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
        let windows = PanelTests.Windows()
        page.webView.uiDelegate = windows
        let own = try await Server.shared.page("<script>window.close()</script>")
        try await page.show("<script>window.open('\(own)')</script>")
        await windows.closed.wait()
        #expect(windows.popup != nil)
      },
      Fact("a delegate may open nothing", open + "OpenAsyncWithNil") { page async throws in
        page.webView.configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
        let windows = PopupTests.Windows()
        windows.makesNone = true
        page.webView.uiDelegate = windows
        try await page.show("<p>page")
        #expect(try await page.json("return window.open('about:blank') === null") == "true")
      },
    ]

    nonisolated static let permissions = [
      Fact("a place that is denied says so", source + "GeolocationPermission") {
        page async throws in
        let window = Window(page.webView)
        window.show()
        defer { window.close() }
        try await page.show("<p>page")
        let error = try await page.json(
          """
          return new Promise(done =>
            navigator.geolocation.watchPosition(() => done('told'), e => done(`error ${e.code} ${e.message}`)))
          """)
        #expect(error == "\"error 1 User denied Geolocation\"")
      },
      Fact(
        "notifications that are denied say so, by the older form", source + "NotificationPermission"
      ) {
        page async throws in
        try await page.show("<p>page")
        #expect(
          try await page.json(
            "return new Promise(done => { Notification.requestPermission(done) })") == "\"denied\"")
      },
    ]

    nonisolated static let files = [
      Fact("a chosen file keeps its name, whatever its letters", panel + "RunOpenPanelNonLatin1") {
        page async throws in
        let chooser = Chooser()
        page.webView.uiDelegate = chooser
        try await page.show("<input type=file id=file>")
        #expect(try await Self.choose(page) == "\"change 文件名.txt\"")
      },
      Fact("a plain input takes one file, and no folder", panel + "RunOpenPanelNonLatin1") {
        page async throws in
        let chooser = Chooser()
        page.webView.uiDelegate = chooser
        try await page.show("<input type=file id=file>")
        _ = try await Self.choose(page)
        #expect(chooser.asked == ["one, files"])
      },
      Fact("an input hears that nothing was chosen", panel + "FileInputTypeCancelEvent") {
        page async throws in
        let chooser = Chooser()
        chooser.isCancelling = true
        page.webView.uiDelegate = chooser
        try await page.show("<input type=file id=file>")
        #expect(try await Self.choose(page) == "\"cancel \"")
      },
    ]

    /// Clicks the input, and returns the event and the file's name.
    private static func choose(_ page: Page) async throws -> String? {
      let window = Window(page.webView)
      window.show()
      defer { window.close() }
      try await page.webView.evaluateJavaScript(
        """
        window.end = new Promise(done => {
          file.onchange = file.oncancel = e => done(`${e.type} ${file.files[0]?.name ?? ''}`)
        })
        file.click(); 0
        """)
      return try await page.json("return end")
    }

    final class Chooser: NSObject, WKUIDelegate {
      var isCancelling = false
      private(set) var asked: [String] = []
      private let folder = FileManager.default.temporaryDirectory.appending(
        path: "panel-\(UUID().uuidString)")

      deinit { try? FileManager.default.removeItem(at: folder) }

      func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
        initiatedByFrame frame: WKFrameInfo
      ) async -> [URL]? {
        asked.append(
          "\(parameters.allowsMultipleSelection ? "many" : "one"), \(parameters.allowsDirectories ? "folders" : "files")"
        )
        if isCancelling { return nil }
        let file = folder.appending(path: "文件名.txt")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data().write(to: file)
        return [file]
      }
    }
  }
}
