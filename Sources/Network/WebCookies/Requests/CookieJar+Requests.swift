public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension CookieJar {
  /// Returns the cookies that a request for a URL carries, in their order in the request: longer paths first.
  ///
  /// - Parameters:
  ///   - url: The URL of the request.
  ///   - date: The time of the request.
  /// - Throws: What ``cookies()`` throws.
  public func cookies(for url: URL, at date: Date = Date()) async throws -> [WebCookie] {
    let sent = try await cookies().filter { $0.isSent(to: url, at: date) }
    return sent.enumerated().sorted { one, other in
      let (left, right) = (one.element.path.utf8.count, other.element.path.utf8.count)
      return left == right ? one.offset < other.offset : left > right
    }.map(\.element)
  }

  /// Adds the jar's cookies to a request, in place of those that it has.
  ///
  /// `URLSession` adds none of its own on Apple's systems. On Linux it does, if its configuration has a cookie storage;
  /// ``CookieSession`` has none.
  ///
  /// - Parameter request: The request, whose URL decides which cookies it carries.
  /// - Throws: What ``cookies()`` throws.
  public func addCookies(to request: inout URLRequest) async throws {
    request.httpShouldHandleCookies = false
    guard let url = request.url else { return }
    let pairs = try await cookies(for: url).map(\.pair)
    request.setValue(
      pairs.isEmpty ? nil : pairs.joined(separator: "; "), forHTTPHeaderField: "Cookie")
  }

  /// Stores the cookies that a response sets, and removes those that it deletes.
  ///
  /// A response that did not come by `https` changes no Secure cookie.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - date: When the response came.
  /// - Throws: What ``cookies()``, ``set(_:)-([WebCookie])`` and ``remove(_:)-([WebCookie.ID])`` throw.
  public func storeCookies(of response: HTTPURLResponse, at date: Date = Date()) async throws {
    guard let url = response.url else { return }
    try await store(WebCookie.cookies(in: response, at: date), from: url, at: date)
  }

  /// Stores cookies that a response sets, and removes those that have expired.
  package func store(
    _ cookies: [WebCookie], from url: URL, at date: Date = Date()
  ) async throws {
    guard !cookies.isEmpty else { return }
    // Of several fields for one cookie, the last one counts.
    let last = Dictionary(cookies.indices.map { (cookies[$0].id, $0) }) { $1 }
    var found = cookies.indices.filter { last[cookies[$0].id] == $0 }.map { cookies[$0] }
    if !url.isSecure {
      let secure = Set(try await self.cookies().filter(\.isSecure).map(\.id))
      found.removeAll { secure.contains($0.id) }
    }
    let removed = found.filter { $0.isExpired(at: date) }.map(\.id)
    let set = found.filter { !$0.isExpired(at: date) }
    if !removed.isEmpty { try await remove(removed) }
    if !set.isEmpty { try await self.set(set) }
  }
}
