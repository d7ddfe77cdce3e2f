import HTTPTransport
import HTTPTypes

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Fetches the files of feeds by `URLSession`, without cookies and without a cache, because the store is the cache.
public final class URLSessionTransport: FeedTransport {
  private let session: HTTPSession

  /// Creates a transport.
  ///
  /// - Parameter configuration: The session's configuration. What it says of proxies, protocols, cellular and
  ///   constrained networks is used; cookies and caches are turned off.
  public init(configuration: URLSessionConfiguration = .ephemeral) {
    session = HTTPSession(configuration, redirect: Self.redirect)
  }

  static func redirect(_ old: URL?, to request: URLRequest) throws -> URLRequest? {
    let wasSecure = old?.scheme?.lowercased() == "https"
    guard !wasSecure || request.url?.scheme?.lowercased() == "https" else {
      throw PackageError(
        .insecure,
        "\(old?.absoluteString ?? "The server") redirects to \(request.url?.absoluteString ?? "another URL"), which is not https."
      )
    }
    return request
  }

  /// Sends a GET request, and returns when the head of the response has come.
  public func fetch(_ request: FeedRequest) async throws -> FeedResponse {
    var sent = URLRequest(url: request.url, timeoutInterval: request.idleLimit / .seconds(1))
    for field in request.headerFields {
      sent.addValue(field.value, forHTTPHeaderField: field.name.rawName)
    }
    let (head, body) = try await session.send(sent)
    guard (100...999).contains(head.statusCode) else {
      throw PackageError(
        .badStatus,
        "\(request.url.absoluteString): the server answers with \(head.statusCode), which is no status of HTTP."
      )
    }
    var fields = HTTPFields()
    for case (let name as String, let value as String) in head.allHeaderFields {
      fields.add(servers: name, value)
    }
    return FeedResponse(
      .init(code: head.statusCode), headerFields: fields, body: FeedBody { try await body.next() })
  }
}
