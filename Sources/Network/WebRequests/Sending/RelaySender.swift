import Foundation
import HTTPTypes
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
    let fields = try page.fields()
    guard page.isAsItsKind(fields), kind != .eventSource || body == nil else {
      throw RelayError(
        .badHeader,
        "No page makes a request of the kind \(page.kind) with such a method, fields and body.")
    }
    // The file of a large body stays until the response has come.
    defer { withExtendedLifetime(body) {} }
    var hop = RelayHop(
      page: page, url: try page.target(), fields: fields, body: body,
      document: document, isSynchronous: isSynchronous)
    while true {
      _ = try policy.rules(for: hop.url, from: document.origin)
      try hop.checkMode()
      var request = RelayedRequest(
        urlString: hop.url.withoutFragment.description, method: try Self.method(hop.method),
        headerFields: hop.headers,
        body: hop.body?.blob,
        kind: kind, document: document, redirectCount: hop.count)
      let hasCookies = hop.hasCredentials
      if hasCookies, let value = try await relay.cookies?.field(for: request) {
        request.headerFields[.cookie] = value
      }
      let lastSeen = Locked<Result<Set<String>?, any Error>?>(nil)
      let response = try await pass(request, to: relay.interceptors[...], of: hop) { [hop] in
        let response = try await transmit($0, of: hop, sent)
        lastSeen.withLock { $0 = response.readableFields }
        return response
      }.checked()
      let cookies = response.headerFields[fields: .setCookie].map(\.text)
      if hasCookies, !cookies.isEmpty {
        try await relay.cookies?.store(cookies, of: request)
      }
      // Of a response that an interceptor made, the page reads what it may read of the last one that a server gave.
      let readable = try (response.readableFields ?? lastSeen.withLock { $0 })?.get()
      guard let location = hop.location(of: response) else {
        return PageResponse(
          response: response, url: hop.url, isRedirected: hop.count > 0, kind: hop.responseKind,
          readableFields: readable ?? nil, isHead: hop.method == "HEAD")
      }
      switch page.redirect ?? .follow {
      case .follow:
        try hop.follow(location, status: response.status.code)
        // The engine loads the page that follows a form, with its own history and cache.
        if kind == .form, hop.method == "GET", response.status.code < 307 {
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

  /// - Throws: ``RelayError`` with the code `badHeader`.
  private static func method(_ text: String) throws -> HTTPRequest.Method {
    guard let method = HTTPRequest.Method(text) else {
      throw RelayError(.badHeader, "\(text.debugDescription) is not a method.")
    }
    return method
  }

  private func pass(
    _ request: RelayedRequest, to interceptors: ArraySlice<any RelayInterceptor>, of hop: RelayHop,
    transmit: @escaping @Sendable (RelayedRequest) async throws -> RelayedResponse
  ) async throws -> RelayedResponse {
    guard let first = interceptors.first else { return try await transmit(request) }
    return try await first.intercept(
      request,
      next: RelayNext { next in
        // What the next interceptor sees and signs is what is sent: this one may have written another text.
        var next = next
        next.urlString = try target(of: next, hop).description
        return try await pass(next, to: interceptors.dropFirst(), of: hop, transmit: transmit)
      })
  }

  /// The URL of a request, without a fragment.
  private func target(of request: RelayedRequest, _ hop: RelayHop) throws -> WebURL {
    let own = hop.url.withoutFragment
    return request.urlString.utf8.elementsEqual(own.description.utf8)
      ? own : try WebURL(relayed: request.urlString).withoutFragment
  }

  /// Passes a request to the client, after all checks.
  private func transmit(
    _ request: RelayedRequest, of hop: RelayHop, _ sent: @escaping @Sendable (Int) -> Void
  ) async throws -> RelayedResponse {
    var request = request
    try request.headerFields.checkForSending()
    let target = try target(of: request, hop)
    request.maxBacklogBytes = relay.maxBacklogBytes
    request.waiting = { [relay, method = request.method] in
      relay.log.warning(
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
    var response = try await relay.client.send(request) { if !isSecret { sent($0) } }
      .checked()
    // Interceptors see the response, and its cookies are stored, whatever the page may see.
    response.readableFields = cors.map { cors in
      Result { [response] in
        try cors.check(response)
        return cors.readableFields(of: response)
      }
    }
    return response
  }

  /// The request that asks a server whether the page may make a request. Interceptors do not see it, and it has no cookies.
  private func preflight(
    of cors: CORSRequest, _ hop: RelayHop, beside request: RelayedRequest
  ) -> RelayedRequest {
    var preflight = request
    (preflight.method, preflight.body) = (.options, nil)
    preflight.headerFields = [.accept: "*/*", .accessControlRequestMethod: cors.method]
    if !cors.unsafeNames.isEmpty {
      preflight.headerFields[.accessControlRequestHeaders] =
        cors.unsafeNames.joined(separator: ",")
    }
    preflight.headerFields[.origin] = cors.origin
    // The engine takes the language from nothing that a page says, and the agent from what it gives the request.
    preflight.headerFields[.referer] = hop.headers[.referer]
    preflight.headerFields[.userAgent] = hop.headers[.userAgent]
    preflight.headerFields[.acceptLanguage] = hop.document.language
    return preflight
  }
}
