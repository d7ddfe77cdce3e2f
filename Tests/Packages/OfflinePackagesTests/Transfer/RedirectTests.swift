import Foundation
import Locking
import Testing

@testable import HTTPTransport
@testable import OfflinePackages

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Redirects, which never lead from `https` to another scheme.
@Suite struct RedirectTests {
  @Test(arguments: [
    ("https://a.example/", "https://b.example/", true), ("http://a.example/", "http://b/", true),
    ("http://a.example/", "https://a.example/", true),
    ("https://a.example/", "http://a.example/", false),
    ("HTTPS://a.example/", "HTTP://a.example/", false),
    ("https://a.example/", "file:///etc/passwd", false), ("https://a.example/", "ftp://a/", false),
  ])
  func `a redirect is followed unless it leaves https`(old: String, new: String, follows: Bool)
    async throws
  {
    let (old, new) = (try #require(URL(string: old)), try #require(URL(string: new)))
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let task = session.dataTask(with: URLRequest(url: old))
    let exchange = SessionExchange(
      task, sending: nil, backlog: 1, sent: { _ in }, cancelled: { _ in })
    let delegate = SessionDelegate(URLSessionTransport.redirect)
    delegate.add(exchange)
    let response = try #require(
      HTTPURLResponse(url: old, statusCode: 302, httpVersion: "HTTP/1.1", headerFields: [:]))
    let followed = Locked<URL?>(nil)
    delegate.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: URLRequest(url: new)
    ) { request in
      followed.withLock { $0 = request?.url }
    }
    #expect(followed.withLock { $0 } == (follows ? new : nil))
    guard !follows else { return }
    await #expect(code(awaiting: { _ = try await exchange.start() }) == .insecure)
  }
}
