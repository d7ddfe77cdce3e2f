import BridgeMonitor
import Foundation
import TestSupport
import Testing

/// The code of the documentation, compiled and run.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ArticleTests {
  private func lines(_ article: Article) throws -> [String] {
    #expect(!article.blocks(of: "swift").isEmpty)
    return try article.linesMissing(in: URL(fileURLWithPath: #filePath))
  }

  @Test func `every line of Swift of the landing page stands in this file`() throws {
    #expect(try lines(try Article("BridgeMonitor", in: "BridgeMonitor")) == [])
  }

  @Test func `every line of Swift about blank and hung pages stands in this file`() throws {
    #expect(try lines(try Article("DetectingBlankAndHungPages", in: "BridgeMonitor")) == [])
  }

  @Test func `the code about blank and hung pages tells of a blank page`() async throws {
    let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    var options = PageMonitorOptions()
    options.blankPages?.delay = .seconds(3)
    options.hangs?.limit = .seconds(8)
    options.blankPages?.delay = .milliseconds(100)
    let monitor = try PageMonitor(on: webView, options: options)
    let bridge = try Bridge(attachedTo: webView, origins: [.anyOrigin])
    defer { bridge.detach() }
    let window = Window(webView)
    window.show()
    defer { window.close() }
    let printing = Task {
      for await event in monitor.events() {
        switch event.kind {
        case .blank(let page): print("blank:", event.page ?? "", page.color, page.age)
        case .hung(let time): print("hangs for", time)
        case .recovered(let time): print("answers again, after", time)
        default: break
        }
        if case .blank(let page) = event.kind { return page.share }
      }
      return 0
    }
    webView.load(URLRequest(url: try await Server.shared.page("<!doctype html>")))
    #expect(await printing.value > 0.95)
  }

  @Test func `every line of Swift about monitors in the README stands in this file`() throws {
    #expect(try lines(try Article(readmeWith: "PageMonitor")) == [])
  }

  @Test func `the code of the landing page monitors a page`() async throws {
    let configuration = WKWebViewConfiguration()
    let webView = WKWebView(frame: .zero, configuration: configuration)
    let monitor = try PageMonitor(on: webView)
    let bridge = try Bridge(attachedTo: webView, origins: [.scheme("app")])
    bridge.detach()
    let other = try Bridge(attachedTo: webView, origins: [.anyOrigin])
    defer { other.detach() }
    let printing = Task {
      for await event in monitor.events() {
        guard case .failed(let failure) = event.kind else { continue }
        print(failure.type, failure.message)
        return failure.type
      }
      return ""
    }
    webView.load(
      URLRequest(
        url: try await Server.shared.page("<!doctype html><script>throw new RangeError()</script>"))
    )
    #expect(await printing.value == "RangeError")
  }
}
