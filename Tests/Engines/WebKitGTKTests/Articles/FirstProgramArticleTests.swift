import Foundation
import FoundationNetworking
import TestSupport
import Testing
import WebKitGTK

extension AllTests.ArticleTests {
  @MainActor final class Notebook {
    var isEdited = true
    var isClosed = false
    func close() { isClosed = true }
  }

  // The tests of `Application` run programs of this shape.
  private func program() -> Never {
    Application.run(id: "org.example.Reader") {
      let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
      if let url = URL(string: "https://www.swift.org") { webView.load(URLRequest(url: url)) }
      Window(webView).show()
    }
  }

  @Test func `a window asks before it closes`() async throws {
    let webView = WKWebView()
    let notes = Notebook()
    let window = Window(webView, title: "Notes", size: CGSize(width: 400, height: 300))
    window.shouldClose = { !notes.isEdited }
    window.onClose = { notes.close() }
    window.show()
    #expect(window.shouldClose?() == false)
    window.close()
    #expect(notes.isClosed)
  }

  final class Popups: NSObject, WKUIDelegate {
    let opened = Signal()
    let closed = Signal()

    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      opened.fire()
      let popup = WKWebView(frame: .zero, configuration: configuration)
      popup.uiDelegate = self
      Window(popup).show()
      return popup
    }

    func webViewDidClose(_ webView: WKWebView) {
      closed.fire()
      Application.windows.first { $0.webView === webView }?.close()
    }
  }

  @Test func `a page opens a window and closes it`() async throws {
    let popup = try await Server.shared.page("<script>onload = () => window.close()</script>")
    let page = try await Page.showing {
      $0.preferences.javaScriptCanOpenWindowsAutomatically = true
    }
    let popups = Popups()
    page.webView.uiDelegate = popups
    let windows = Application.windows.count
    _ = try await page.webView.callAsyncJavaScript(
      "window.open(url)", arguments: ["url": popup.absoluteString], contentWorld: .page)
    await popups.opened.wait()
    await popups.closed.wait()
    #expect(Application.windows.count == windows)
  }

  @Test func `a hidden page has a picture`() async throws {
    do {
      try Application.start()
    } catch {
      print(error.description)
    }
    let webView = try await Page.showing("<body style='background: red'>").webView
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let picture = try await webView.takeSnapshot(configuration: nil)
    try picture.pngData()?.write(to: file)
    #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
