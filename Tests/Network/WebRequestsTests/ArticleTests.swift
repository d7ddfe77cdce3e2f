import Foundation
import HTTPTypes
import TestSupport
import Testing
import WebCookies
import WebRequests

/// The code of the documentation, compiled and run.
@MainActor @Suite(.serialized) struct ArticleTests {
  @Test func `every line of Swift of the landing page stands in this file`() throws {
    let page = try Article("WebRequests", in: "WebRequests")
    #expect(!page.blocks(of: "swift").isEmpty)
    #expect(try page.linesMissing(in: URL(fileURLWithPath: #filePath)) == [])
  }

  @Test func `a rule leaves the responses of other origins to their servers if it says so`() throws
  {
    let shop = RelayRule(
      ["https://*.example.com"], from: ["https://shop.example"], cors: .enforced)
    #expect(shop.cors == .enforced)
    #expect(RelayRule(shop.patterns, from: shop.origins).cors == .native)
  }

  /// The table of differences has a row for each one that the tests know.
  @Test func `the table of differences is short, and the tests know its rows`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(
        "../../../Sources/Network/WebRequests/WebRequests.docc/WebRequests.md")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count < 25)
    for difference in Difference.allCases {
      #expect(rows.contains { $0.contains(difference.row) }, "\(difference)")
    }
  }

  private struct SigningKey {
    func signature(of method: String, _ url: URL, _ body: Data) -> String {
      "\(method) \(url.path) \(body.count)"
    }
  }

  private struct Signing: RelayInterceptor {
    let key: SigningKey
    func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
      var request = request
      let body = try await request.body?.data(limit: 16 << 20) ?? Data()
      request.headerFields[.own("X-Signature")] = key.signature(
        of: request.method.rawValue, request.url, body)
      return try await next(request)
    }
  }

  @Test func `the code of the landing page runs`() async throws {
    let key = SigningKey()
    let api = RelayPattern("https://api.example.com/*")
    let relay = RequestRelay(
      rules: [RelayRule([api], from: [.scheme("app")])], interceptors: [Signing(key: key)])
    let configuration = WKWebViewConfiguration()
    try configuration.relay(through: relay)
    let webView = WKWebView(frame: .zero, configuration: configuration)
    let bridge = try Bridge(attachedTo: webView, origins: [.scheme("app")])
    #expect(relay.interceptors.count == 1)
    #expect(bridge.connection.isConnected == false)
  }

  @Test func `a relay shares the cookies of a sync`() throws {
    let configuration = WKWebViewConfiguration()
    let api = RelayPattern("https://api.example.com/*")
    let sync = CookieSync(
      between: MemoryCookieJar(), and: configuration.websiteDataStore, domains: ["example.com"])
    let relay = RequestRelay(
      rules: [RelayRule([api], from: [.scheme("app")])], cookies: .synced(sync))
    #expect(relay.cookies != nil)
  }
}
