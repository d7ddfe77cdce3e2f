import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// Which of several submissions and navigations are sent, and where the page goes.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct FormOrderTests {
  private static var lastKey = 0
  private static var pages: [RelayPage] = []

  private func pages() async throws -> [RelayPage] {
    if Self.pages.isEmpty {
      Self.pages = [try await RelayPage { try RelayPage.relay($0) }, try await RelayPage(nil)]
    }
    return Self.pages
  }

  /// Loads the page of a case; returns the name of its log.
  private func load(_ order: FormOrderCase, in page: RelayPage) async throws -> (
    key: String, script: String
  ) {
    Self.lastKey += 1
    let key = "order\(Self.lastKey)"
    var (body, script) = (order.body, order.script)
    for (name, query) in [("SLOW", "n=slow&delay=400"), ("A", "n=a"), ("B", "n=b"), ("C", "n=c")] {
      let address = "'/page?\(query)&log=\(key)'"
      body = body.replacingOccurrences(of: "'\(name)'", with: address)
    }
    script =
      "const [f, g, s, l, i] = ['f', 'g', 's', 'l', 'i'].map((id) => document.getElementById(id));\n"
      + script.replacingOccurrences(of: "KEY", with: key)
    let text = body.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    try await page.load("/page?body=\(text)")
    return (key, script)
  }

  /// What came, when another page has been loaded, so that nothing is under way.
  private func log(_ key: String, _ page: RelayPage) async throws -> [String] {
    try await page.load("/page")
    return await TestServer.shared.logs[key] ?? []
  }

  @Test(arguments: FormOrderCase.leaving)
  func `the same requests are sent, and the same page is shown, relayed and on the engine alone`(
    _ order: FormOrderCase
  ) async throws {
    var seen: [[String]] = []
    for page in try await pages() {
      let (key, script) = try await load(order, in: page)
      _ = try await page.leave(by: script)
      let place = try await page.run(
        "const u = new URL(location.href); u.searchParams.delete('log'); u.searchParams.delete('body'); return u.pathname + u.search + u.hash"
      )
      seen.append([place] + (try await log(key, page)))
    }
    #expect(seen[0] == seen[1])
  }

  @Test(arguments: FormOrderCase.staying)
  func `a form that does not navigate sends the same, and the page stays`(
    _ order: FormOrderCase
  ) async throws {
    var seen: [[String]] = []
    for page in try await pages() {
      let (key, script) = try await load(order, in: page)
      // Later than each navigation that the script might have begun.
      let place = try await page.run(
        "\(script)\nawait new Promise((done) => setTimeout(done, 50)); return document.getElementById('l').id"
      )
      seen.append([place] + (try await log(key, page)))
    }
    #expect(seen[0] == seen[1])
  }
}
