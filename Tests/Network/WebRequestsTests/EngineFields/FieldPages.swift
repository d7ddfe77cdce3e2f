import Foundation
import Locking
import Testing

@testable import WebRequests

/// A relayed page and one of the engine alone, at a server that tells the fields of the engine's own.
@MainActor struct FieldPages {
  /// Counts the requests that are relayed.
  private final class Count: RelayInterceptor {
    let value = Locked(0)

    func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
      value.withLock { $0 += 1 }
      return try await next(request)
    }
  }

  private let relays = Count()
  let server: FieldServer
  let relayed: RelayPage
  let plain: RelayPage

  private static var pages: FieldPages?

  /// The pages that tests use one after another, because views take longer than requests.
  static func shared() async throws -> FieldPages {
    if let pages { return pages }
    let made = try await FieldPages()
    pages = made
    return made
  }

  init(in store: WKWebsiteDataStore = RelayPage.store) async throws {
    server = try FieldServer()
    relayed = try await RelayPage(frames: .all, at: server.address, in: store) { [relays] in
      try RelayPage.relay($0, interceptors: [relays])
    }
    plain = try await RelayPage(at: server.address, in: store, nil)
  }

  /// Runs a script in both pages, and expects the server to see the same of each request.
  ///
  /// - Parameters:
  ///   - query: The query of the page, with its fields and its elements.
  ///   - count: How many requests the script makes.
  func compare(
    _ query: [(String, String)] = [], count: Int, _ script: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for page in [relayed, plain] { try await page.load(Self.path(query)) }
    relays.value.withLock { $0 = 0 }
    let text = FieldScript(server: server).rows(script)
    async let (one, other) = (relayed.run(text), plain.run(text))
    let rows = try await [Self.rows(one), Self.rows(other)]
    let seen = relays.value.withLock { $0 }
    // Each field of a row but its name is a request, and what the server has seen is asked for once.
    let requests = rows[0].map { $0.count - 1 }.reduce(1, +)
    #expect(seen == requests, "relayed", sourceLocation: sourceLocation)
    #expect(rows[1].count == count, sourceLocation: sourceLocation)
    #expect(rows[0].count == count, sourceLocation: sourceLocation)
    for row in rows.joined() {
      #expect(row.last != FieldServer.missing, "\(row)", sourceLocation: sourceLocation)
    }
    for (relayed, plain) in zip(rows[0], rows[1]) {
      #expect(relayed == plain, sourceLocation: sourceLocation)
    }
  }

  static func path(_ query: [(String, String)]) -> String {
    var components = URLComponents()
    components.path = "/page"
    components.queryItems =
      query.map { URLQueryItem(name: $0.0, value: $0.1) } + [
        URLQueryItem(name: "secret", value: "1")
      ]
    return components.string ?? "/page"
  }

  static func rows(_ text: String) throws -> [[String]] {
    try JSONDecoder().decode([[String]].self, from: Data(text.utf8))
  }
}
