import Foundation
import WebBridge
import WebRequests

/// The cost of a relay for pages none of whose requests are relayed.
@MainActor struct RelayCost {
  private let with: Once<RequestSide>
  private let without: Once<RequestSide>
  private let startWith = Once {
    let own = RelayPattern("https://api.example.com/*")
    return try StartSide(
      hasBridge: true, relay: RequestRelay(rules: [RelayRule([own], from: [.anyOrigin])]))
  }
  private let startWithout = Once { try StartSide(hasBridge: true) }

  init() {
    let server = Once { try await WebServer(serving: try Self.files()) }
    with = Once {
      let server = try await server()
      return try await RequestSide(
        server, server.url, try RequestRelay("other/*", of: server.url), isRelayed: false)
    }
    without = Once {
      let server = try await server()
      return try await RequestSide(server, server.otherURL)
    }
  }

  var rows: [Comparison] {
    [
      Comparison(
        name: "scripts of a relay", unit: .bytes, reach: .atMost(78 * 1024), every: .max,
        ours: { Double(try await startWith().size - (try await startWithout().size)) }),
      Comparison(
        name: "document start with a relay", unit: .milliseconds,
        referenceName: "the same without a relay",
        ours: { try await startWith().medianStart(of: 30) },
        reference: { try await startWithout().medianStart(of: 30) }),
      Comparison(
        name: "load of a page of 300 KB, nothing relayed", unit: .milliseconds,
        referenceName: "the same without a relay", reach: .ratio(atMost: 1.01), readings: 3,
        ours: { try await load(with) }, reference: { try await load(without) }),
    ]
  }

  private func load(_ side: Once<RequestSide>) async throws -> Double {
    let side = try await side()
    var times = Series()
    for _ in 0..<5 { times.append(try await side.loadTime(of: "article.html")) }
    return times.median ?? .nan
  }

  private static func files() throws -> URL {
    let folder = try Scratch.folder("article")
    let paragraph = "<p>Here stands a paragraph of an <b>article</b>, with words.</p>\n"
    try SampleSite.write(
      "<!doctype html><meta charset=utf-8><title>Article</title>"
        + String(repeating: paragraph, count: 4_500), "article.html", in: folder)
    return folder
  }
}
