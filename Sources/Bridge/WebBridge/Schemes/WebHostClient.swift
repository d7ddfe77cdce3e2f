import Foundation
import HTTPTransport
import SiteServing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks hosts of the web for what a page of a custom scheme wants of them: without cookies, credentials and a cache, and
/// with the checks that the engine makes for `https`, because it does not make all of them for a custom scheme.
enum WebHostClient {
  private static let session: HTTPSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCredentialStorage = nil
    return HTTPSession(configuration) { _, _ in nil }
  }()
  /// The maximum number of bytes that wait for the page.
  private static let mostWaiting = 64 << 20

  /// The fields of a request that a browser would send as well. A page cannot add others without asking first, which the
  /// engine forgets for a synchronous `XMLHttpRequest`.
  private static let sentFields = ["Accept", "Accept-Language", "Range", "User-Agent"]
  /// As in [Fetch](https://fetch.spec.whatwg.org/#http-redirect-fetch).
  private static let mostRedirects = 20

  /// Why a page does not get what a host has sent.
  enum Refusal: String, LocalizedError {
    case notAllowed = "the host does not allow the page to read it"
    case insecure = "it redirects to a URL of another scheme"
    case tooFast = "it sends more than the page takes"
    case tooManyRedirects = "it redirects too often"

    var errorDescription: String? { rawValue }
  }

  /// Returns the response to a request.
  ///
  /// - Throws: The error of the session; ``Refusal`` if a page may not have the response.
  static func respond(
    to request: URLRequest, at url: URL, from target: URL
  ) async throws -> SchemeResponse? {
    var target = target
    let pageOrigin = request.value(forHTTPHeaderField: "Origin")
    var origin = pageOrigin
    for _ in 0...mostRedirects {
      let (head, body) = try await session.send(
        sent(request, to: target, origin: origin), backlog: mostWaiting)
      guard WebHostFields.mayRead(head, origin: origin) else { throw Refusal.notAllowed }
      guard let next = location(of: head, at: target) else {
        return HTTPURLResponse(
          url: url, statusCode: head.statusCode, httpVersion: "HTTP/1.1",
          headerFields: WebHostFields(head, origin: pageOrigin).fields
        ).map { head in
          let stream = SchemeResponse.Body.stream {
            do { return try await body.next() } catch is BacklogError { throw Refusal.tooFast }
          }
          return SchemeResponse(head, body: stream).answering(request)
        }
      }
      guard next.scheme?.lowercased() == target.scheme else { throw Refusal.insecure }
      // A redirect to a third host must not look as if the page had asked that one.
      let isOther =
        OriginText(ofURL: next.absoluteString) != OriginText(ofURL: target.absoluteString)
      if origin != nil, isOther { origin = "null" }
      target = next
    }
    throw Refusal.tooManyRedirects
  }

  private static func sent(_ request: URLRequest, to target: URL, origin: String?) -> URLRequest {
    var sent = URLRequest(url: target)
    sent.httpMethod = request.httpMethod
    sent.httpShouldHandleCookies = false
    for name in sentFields {
      sent.setValue(request.value(forHTTPHeaderField: name), forHTTPHeaderField: name)
    }
    sent.setValue(origin, forHTTPHeaderField: "Origin")
    return sent
  }

  /// Returns the target of a redirect; `nil` if the response is no redirect.
  private static func location(of head: HTTPURLResponse, at url: URL) -> URL? {
    guard [301, 302, 303, 307, 308].contains(head.statusCode) else { return nil }
    return head.value(forHTTPHeaderField: "Location").flatMap {
      URL(string: $0, relativeTo: url)?.absoluteURL
    }
  }
}
