import Foundation
import TestSupport
import Testing

@testable import WebBridge

extension Conformance {
  /// Uploads whose bodies are streams, as WebKit on Apple's systems may hand them to scheme handlers.
  @MainActor @Suite struct StreamedBodyTests {
    private func start(_ body: InputStream) async throws -> (ByteScheme, WebKitPage, UploadTask) {
      let configuration = WKWebViewConfiguration()
      configuration.prepareForBridge()
      let page = try await WebKitPage(configuration: configuration)
      _ = try page.attach()
      try await page.load()
      let url = try #require(URL(string: "webbridge://bytes/x/1"))
      let scheme = try #require(
        configuration.urlSchemeHandler(forURLScheme: ByteScheme.name) as? ByteScheme)
      let task = UploadTask(url, body)
      scheme.webView(page.webView, start: task)
      return (scheme, page, task)
    }

    @Test func `a stream is read to its end, and not on the main thread`() async throws {
      let body = HeardBody(pieces: 5)
      let (_, _, task) = try await start(body)
      while !task.heard.contains("finish") { try await turn() }
      // Nobody waits for bytes at this address.
      #expect(task.heard == ["413", "finish"])
      #expect(body.reads == 6)
      #expect(!body.wasReadOnMainThread)
    }

    @Test func `a stream that fails is refused`() async throws {
      let (_, _, task) = try await start(HeardBody(pieces: 2, fails: true))
      while !task.heard.contains("finish") { try await turn() }
      #expect(task.heard == ["415", "finish"])
    }

    @Test func `an upload that is stopped while its body is read hears nothing`() async throws {
      let body = HeardBody(pieces: 1, waits: true)
      let (scheme, page, task) = try await start(body)
      while body.reads == 0 { try await turn() }
      scheme.webView(page.webView, stop: task)
      body.goOn()
      while !body.isClosed { try await turn() }
      for _ in 0..<20 { try await turn() }
      #expect(task.heard == [])
    }
  }
}

/// A scheme task with the body of an upload, which records what it receives.
private final class UploadTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  private(set) var heard: [String] = []

  init(_ url: URL, _ body: InputStream) {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBodyStream = body
    self.request = request
  }

  func didReceive(_ response: URLResponse) {
    heard.append((response as? HTTPURLResponse).map { "\($0.statusCode)" } ?? "response")
  }
  func didReceive(_ data: Data) { heard.append("data") }
  func didFinish() { heard.append("finish") }
  func didFailWithError(_ error: any Error) { heard.append("fail") }
}
