import Foundation
import WebBridge
import WebCookies

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The first load of a view whose cookies come from the app.
@MainActor struct CookieStart {
  private let server: Once<WebServer>
  private static let count = 50

  init() { server = Once { try await WebServer(serving: try Scratch.folder("blank")) } }

  var rows: [Comparison] {
    [
      Comparison(
        name: "first load with a sync of \(Self.count) cookies, beyond one without",
        unit: .milliseconds, reach: .atMost(10), readings: 5,
        ours: { try await load(synced: true) - (try await load(synced: false)) })
    ]
  }

  /// Measures the first load of a new view with a new data store, in milliseconds.
  private func load(synced: Bool) async throws -> Double {
    let url = try await server().url.appendingPathComponent("blank")
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    let side = Side(configuration)
    // The processes are there, as those of a view that is ready.
    try await side.load(URLRequest(url: url))
    let jar = MemoryCookieJar((0..<Self.count).map(Self.cookie))
    let time = try await microseconds(per: 1000) {
      guard synced else { return try await side.load(URLRequest(url: url)) }
      let sync = CookieSync(
        between: jar, and: configuration.websiteDataStore, domains: ["127.0.0.1"])
      try await side.wait { await sync.load(URLRequest(url: url), in: side.webView) }
    }
    let text = try await side.webView.callAsyncJavaScript(
      "return document.cookie", arguments: [:], in: nil, contentWorld: .page)
    let seen = (text as? String ?? "").split(separator: ";").count
    guard seen == (synced ? Self.count : 0) else { throw CookieStartError(seen: seen) }
    return time
  }

  private static func cookie(_ index: Int) -> WebCookie {
    WebCookie(name: "name\(index)", value: "value-\(index)", domain: "127.0.0.1")
  }
}

/// A page that does not have the cookies of the app.
private struct CookieStartError: Error, CustomStringConvertible {
  let seen: Int
  var description: String { "The page has \(seen) cookies." }
}
