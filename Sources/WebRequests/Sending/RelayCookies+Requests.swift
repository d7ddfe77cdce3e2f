import Foundation
import WebCookies

extension RelayCookies {
  /// Returns the value of the field `Cookie`; `nil` if there is no cookie for the request.
  ///
  /// - Throws: What the jar throws.
  func field(for request: RelayedRequest) async throws -> String? {
    if case .synced(let sync) = self { await sync.ready() }
    let cookies = try await jar.cookies(for: request.url).filter { isSent($0, with: request) }
    return cookies.isEmpty ? nil : cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
  }

  /// Stores what a response sets.
  ///
  /// - Parameters:
  ///   - fields: The values of the fields `Set-Cookie`. Foundation's client joins several to one with commas.
  ///   - request: The request.
  /// - Throws: What the jar throws.
  func store(_ fields: [String], of request: RelayedRequest) async throws {
    let cookies = WebCookie.cookies(in: fields, from: request.url).filter {
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
      request.isOfSameSite || (request.isNavigation && ["GET", "HEAD"].contains(request.method))
    case .strict: request.isOfSameSite
    }
  }
}

extension RelayedRequest {
  fileprivate var isNavigation: Bool { kind == .form }

  fileprivate var isOfSameSite: Bool { Site.isSame(document.origin, url) }
}
