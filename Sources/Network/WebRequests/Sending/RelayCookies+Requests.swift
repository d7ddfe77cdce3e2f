import Foundation
import HTTPTypes
import WebCookies

extension RelayCookies {
  /// Returns the value of the field `Cookie`; `nil` if there is no cookie for the request.
  ///
  /// - Throws: What the jar throws.
  func field(for request: RelayedRequest) async throws -> String? {
    if case .synced(let sync) = self { await sync.ready() }
    let cookies = try await jar.cookies(for: request.url).filter { isSent($0, with: request) }
    return cookies.isEmpty ? nil : cookies.map(\.pair).joined(separator: "; ")
  }

  /// Stores what a response sets.
  ///
  /// - Parameters:
  ///   - fields: The values of the fields `Set-Cookie`, each of which sets one cookie.
  ///   - request: The request.
  /// - Throws: What the jar throws.
  func store(_ fields: [String], of request: RelayedRequest) async throws {
    let cookies = fields.compactMap { WebCookie(setCookie: $0, from: request.url) }.filter {
      // A page of another site sets no cookie that it could not send.
      request.isNavigation || request.isOfSameSite || $0.sameSite == .none
    }
    guard !cookies.isEmpty else { return }
    try await jar.store(cookies, from: request.url)
    if case .synced(let sync) = self { await sync.ready() }
  }

  private var jar: any CookieJar {
    get async {
      switch self {
      case .jar(let jar): jar
      case .synced(let sync): await sync.jar
      }
    }
  }

  private func isSent(_ cookie: WebCookie, with request: RelayedRequest) -> Bool {
    switch cookie.sameSite {
    case .none: true
    case .lax:
      request.isOfSameSite || (request.isNavigation && [.get, .head].contains(request.method))
    case .strict: request.isOfSameSite
    }
  }
}

extension RelayedRequest {
  fileprivate var isNavigation: Bool { kind == .form }

  /// Whether the document and the page around it are of the URL's site.
  fileprivate var isOfSameSite: Bool {
    guard let top = document.topOrigin else { return false }
    return Site.isSame(document.origin, url) && Site.isSame(top, url)
  }
}
