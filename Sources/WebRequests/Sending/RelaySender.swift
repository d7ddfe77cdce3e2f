import Foundation
import Locking
import Logging

/// Sends a request of a page through the interceptors and the client, and follows its redirects.
struct RelaySender: Sendable {
  let relay: RequestRelay
  let policy: RelayPolicy
  private let preflights = Preflights()

  init(_ relay: RequestRelay) {
    self.relay = relay
    policy = RelayPolicy(rules: relay.rules, resolver: relay.resolver)
  }

  /// Sends a request, and returns when the head of the last response has come.
  ///
  /// - Parameter isSynchronous: Whether the page waits for the response.
  /// - Throws: ``RelayError``, or what an interceptor or the client throws.
  @concurrent func send(
    _ page: PageRequest, _ body: BodyKeeper?, from document: RelayedRequest.Document,
    isSynchronous: Bool = false, sent: @escaping @Sendable (Int) -> Void
  ) async throws -> PageResponse {
    guard let kind = RelayedRequest.Kind(rawValue: page.kind) else {
      throw RelayError(.badURL, "\(page.kind.debugDescription) is not a kind of request.")
    }
    // The file of a large body stays until the response has come.
    defer { withExtendedLifetime(body) {} }
    var hop = RelayHop(
      page: page, url: try page.target(), fields: try page.fields(), body: body,
      document: document, isSynchronous: isSynchronous)
    while true {
      _ = try policy.rules(for: hop.url, from: document.origin)
      try hop.checkMode()
      var request = RelayedRequest(
        urlString: hop.url.withoutFragment.description, method: hop.method, headers: hop.headers,
        body: hop.body?.blob,
        kind: kind, document: document, redirectCount: hop.count)
      let hasCookies = hop.hasCredentials
      if hasCookies, let value = try await relay.cookies?.field(for: request) {
        request.headers["Cookie"] = value
      }
      let verdict = Locked<CORSVerdict?>(nil)
      let response = try await pass(request, to: relay.interceptors[...]) { [hop] in
        try await transmit($0, of: hop, verdict, sent)
      }.checked()
      let cookies = response.headers.values(of: "Set-Cookie")
      if hasCookies, !cookies.isEmpty {
        try await relay.cookies?.store(cookies.map(FieldText.decoded), of: request)
      }
      let cors = try verdict.withLock { $0 }?.get()
      guard let location = hop.location(of: response) else {
        return PageResponse(
          response: response, url: hop.url, isRedirected: hop.count > 0, kind: hop.responseKind,
          readableFields: cors?.readableFields(of: response), isHead: hop.method == "HEAD")
      }
      switch page.redirect ?? .follow {
      case .follow:
        try hop.follow(location, status: response.status)
        // The engine loads the page that follows a form, with its own history and cache.
        if kind == .form, hop.method == "GET", response.status < 307 {
          return PageResponse(
            response: response, url: hop.url, isRedirected: true, kind: .basic, location: hop.url)
        }
        _ = try hop.url.checked()
      case .error: throw RelayError(.redirect, "The request allows no redirect.")
      case .manual:
        return PageResponse(
          response: response, url: hop.url, isRedirected: false, kind: .opaqueRedirect)
      }
    }
  }

  private func pass(
    _ request: RelayedRequest, to interceptors: ArraySlice<any RelayInterceptor>,
    transmit: @escaping @Sendable (RelayedRequest) async throws -> RelayedResponse
  ) async throws -> RelayedResponse {
    guard let first = interceptors.first else { return try await transmit(request) }
    return try await first.intercept(
      request,
      next: RelayNext { try await pass($0, to: interceptors.dropFirst(), transmit: transmit) })
  }

  /// What the server of the last transmission says of the page: what it may read, or why nothing. A response that an
  /// interceptor makes itself has none.
  private typealias CORSVerdict = Result<CORSRequest, any Error>

  /// Gives a request to the client, after all checks.
  private func transmit(
    _ request: RelayedRequest, of hop: RelayHop, _ verdict: Locked<CORSVerdict?>,
    _ sent: @escaping @Sendable (Int) -> Void
  ) async throws -> RelayedResponse {
    var request = request
    try request.headers.checkedForSending()
    guard request.method.utf8.allSatisfy(RelayHeaders.isTokenByte), !request.method.isEmpty else {
      throw RelayError(.badHeader, "\(request.method.debugDescription) is not a method.")
    }
    // What is checked is what is sent: an interceptor may have written another text.
    let own = hop.url.withoutFragment
    let target =
      request.urlString.utf8.elementsEqual(own.description.utf8)
      ? own : try WebURL(relayed: request.urlString).withoutFragment
    request.urlString = target.description
    request.largestBacklog = relay.largestBacklog
    request.waiting = { [relay, method = request.method] in
      relay.logger.warning(
        "\(method) \(target.origin)\(target.path) waits for a connection for a second, because all connections to the host are in use."
      )
    }
    request.addresses = try await policy.addresses(for: target, from: request.document.origin)
    try Task.checkCancellation()
    let cors =
      try policy.enforcesCORS(for: target, from: request.document.origin)
      ? CORSRequest(hop, to: target) : nil
    if let cors, cors.needsPreflight {
      try await preflights.ask(for: cors) {
        try await relay.client.send(preflight(of: cors, hop, beside: request), sent: { _ in })
      }
    }
    // What a page hears of an upload says that the server exists.
    let isSecret = cors?.tellsOfUpload == false
    let response = try await relay.client.send(request) { if !isSecret { sent($0) } }
      .withoutBadNames().checked()
    // Interceptors see the response, and its cookies are stored, whatever the page may see.
    verdict.withLock { verdict in
      verdict = cors.map { cors in
        CORSVerdict {
          try cors.check(response)
          return cors
        }
      }
    }
    return response
  }

  /// The request that asks a server whether the page may make a request. Interceptors do not see it, and it has no cookies.
  private func preflight(
    of cors: CORSRequest, _ hop: RelayHop, beside request: RelayedRequest
  ) -> RelayedRequest {
    var preflight = request
    (preflight.method, preflight.body) = ("OPTIONS", nil)
    preflight.headers = ["Accept": "*/*", "Access-Control-Request-Method": cors.method]
    if !cors.unsafeNames.isEmpty {
      preflight.headers.add(
        "Access-Control-Request-Headers", cors.unsafeNames.joined(separator: ","))
    }
    preflight.headers.add("Origin", cors.origin)
    for name in ["Referer", "User-Agent", "Accept-Language"] {
      if let value = hop.headers[name] { preflight.headers.add(name, value) }
    }
    return preflight
  }
}
