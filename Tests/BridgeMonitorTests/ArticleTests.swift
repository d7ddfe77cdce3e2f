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
