import Foundation
import HTTPTypes
import Locking

@testable import WebRequests

/// A client that records requests and answers without a network.
final class StubClient: RelayClient {
  private let answer: @Sendable (RelayedRequest) async throws -> RelayedResponse
  private let requests = Locked<[RelayedRequest]>([])

  init(_ answer: @escaping @Sendable (RelayedRequest) async throws -> RelayedResponse) {
    self.answer = answer
  }

  /// Answers by the path: the status, and the location of a redirect.
  convenience init(_ answers: [String: (Int, HTTPFields)] = [:]) {
    self.init { request in
      let (status, headers) = answers[request.url.path] ?? (200, [:])
      return RelayedResponse(.init(code: status), headerFields: headers, body: Data("stub".utf8))
    }
  }

  var sent: [RelayedRequest] { requests.withLock { $0 } }

  func send(
    _ request: RelayedRequest, sent: @escaping @Sendable (Int) -> Void
  ) async throws -> RelayedResponse {
    requests.withLock { $0.append(request) }
    return try await answer(request)
  }
}

extension HTTPField.Name {
  static let host = own("Host")
  static let order = own("X-Order")

  /// A name that the test has written.
  static func own(_ name: String) -> Self {
    guard let name = Self(name) else { preconditionFailure("\(name) is no token.") }
    return name
  }
}

/// A resolver with a list of answers for each host. The last one stays.
final class StubResolver: HostResolver {
  private let answers: Locked<[String: [[String]]]>

  init(_ answers: [String: [[String]]]) { self.answers = Locked(answers) }

  func addresses(of host: String) async throws -> [NetworkAddress] {
    if let address = NetworkAddress(host) { return [address] }
    let texts = answers.withLock { answers -> [String] in
      guard let list = answers[host], let first = list.first else { return [] }
      if list.count > 1 { answers[host]?.removeFirst() }
      return first
    }
    return texts.compactMap { NetworkAddress($0) }
  }
}

extension PageRequest {
  /// A request as the page's script describes it.
  static func make(
    _ method: String = "GET", _ url: String, headers: [[String]] = [], redirect: Redirect = .follow,
    credentials: Credentials = .sameOrigin, mode: Mode = .cors, kind: String = "fetch",
    referrer: String = "about:client", policy: String = ""
  ) -> PageRequest {
    PageRequest(
      kind: kind, method: method, url: url, headers: headers, mode: mode, credentials: credentials,
      redirect: redirect, referrer: referrer, referrerPolicy: policy, cache: "default",
      keepalive: false, agent: "test")
  }
}

/// Sends a request as a document would, without a web view.
func relayed(
  _ relay: RequestRelay, _ request: PageRequest, body: Data? = nil,
  from origin: Origin = "https://app.example"
) async throws -> PageResponse {
  try await RelaySender(relay).send(
    request, body.map { BodyKeeper($0) },
    from: RelayedRequest.Document(origin: origin, url: "\(origin)/", isMainFrame: true),
    sent: { _ in })
}
