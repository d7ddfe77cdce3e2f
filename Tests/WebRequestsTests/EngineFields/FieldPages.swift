import Foundation
import Testing

@testable import WebRequests

/// A relayed page and one of the engine alone, at a server that tells the fields of the engine's own.
@MainActor struct FieldPages {
  let server: FieldServer
  let relayed: RelayPage
  let plain: RelayPage

  init(in store: WKWebsiteDataStore = RelayPage.store) async throws {
    server = try FieldServer()
    relayed = try await RelayPage(frames: .all, at: server.address, in: store) {
      try RelayPage.relay($0)
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
    var rows: [[[String]]] = []
    for page in [relayed, plain] {
      try await page.load(Self.path(query))
      rows.append(try Self.rows(try await page.run(FieldScript(server: server).rows(script))))
    }
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
