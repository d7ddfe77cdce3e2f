import Foundation
import Logging

/// Sends a request of a page through the interceptors and the client, and follows its redirects.
struct RelaySender: Sendable {
  let relay: RequestRelay
  let policy: RelayPolicy

  init(_ relay: RequestRelay) {
    self.relay = relay
    policy = RelayPolicy(rules: relay.rules, resolver: relay.resolver)
  }

  /// Sends a request, and returns when the head of the last response has come.
  ///
  /// - Throws: ``RelayError``, or what an interceptor or the client throws.
  @concurrent func send(
    _ page: PageRequest, _ body: BodyKeeper?, from document: RelayedRequest.Document,
    sent: @escaping @Sendable (Int) -> Void
  ) async throws -> PageResponse {
    guard let kind = RelayedRequest.Kind(rawValue: page.kind) else {
      throw RelayError(.badURL, "\(page.kind.debugDescription) is not a kind of request.")
    }
    // The file of a large body stays until the response has come.
    defer { withExtendedLifetime(body) {} }
    var hop = RelayHop(
      page: page, url: try page.target(), method: page.method, fields: try page.fields(),
      body: body, document: document)
    while true {
      _ = try policy.rules(for: hop.url.checked(), from: document.origin)
      try hop.checkMode()
      var request = RelayedRequest(
        urlString: hop.url.withoutFragment.description, method: hop.method, headers: hop.headers,
        body: hop.body?.blob,
        kind: kind, document: document, redirectCount: hop.count)
      let hasCookies = hop.hasCredentials
      if hasCookies, let value = try await relay.cookies?.field(for: request) {
        request.headers["Cookie"] = value
      }
      let response = try await pass(request, to: relay.interceptors[...], sent: sent).checked()
      let cookies = response.headers.values(of: "Set-Cookie")
      if hasCookies, !cookies.isEmpty {
        try await relay.cookies?.store(cookies.map(FieldText.decoded), of: request)
      }
      guard let location = hop.location(of: response) else {
        return PageResponse(
          response: response, url: hop.url, isRedirected: hop.count > 0, kind: hop.responseKind,
          isHead: hop.method == "HEAD")
      }
      switch page.redirect {
      case .follow:
        try hop.follow(location, status: response.status)
        // The engine loads the page that follows a form, with its own history and cache.
        if kind == .form, hop.method == "GET", response.status < 307 {
          return PageResponse(
            response: response, url: hop.url, isRedirected: true, kind: .basic, location: hop.url)
        }
      case .error: throw RelayError(.redirect, "The request allows no redirect.")
      case .manual:
        return PageResponse(
          response: response, url: hop.url, isRedirected: false, kind: .opaqueRedirect)
      }
    }
  }

  private func pass(
    _ request: RelayedRequest, to interceptors: ArraySlice<any RelayInterceptor>,
    sent: @escaping @Sendable (Int) -> Void
  ) async throws -> RelayedResponse {
    guard let first = interceptors.first else { return try await transmit(request, sent) }
    return try await first.intercept(
      request,
      next: RelayNext { try await pass($0, to: interceptors.dropFirst(), sent: sent) })
  }

  /// Gives a request to the client, after all checks.
  private func transmit(
    _ request: RelayedRequest, _ sent: @escaping @Sendable (Int) -> Void
  ) async throws -> RelayedResponse {
    var request = request
    try request.headers.checkedForSending()
    guard request.method.utf8.allSatisfy(RelayHeaders.isTokenByte), !request.method.isEmpty else {
      throw RelayError(.badHeader, "\(request.method.debugDescription) is not a method.")
    }
    // What is checked is what is sent: an interceptor may have written another text.
    let target = try WebURL(relayed: request.urlString).withoutFragment
    request.urlString = target.description
    request.largestBacklog = relay.largestBacklog
    request.waiting = { [relay, method = request.method] in
      relay.logger.warning(
        "\(method) \(target.origin)\(target.path) waits for a connection for a second, because all connections to the host are in use."
      )
    }
    request.addresses = try await policy.addresses(for: target, from: request.document.origin)
    try Task.checkCancellation()
    return try await relay.client.send(request, sent: sent).withoutBadNames().checked()
  }
}
