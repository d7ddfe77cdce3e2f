import Foundation
import TestSupport
import Testing

@testable import OfflinePackages
@testable import OfflinePages

/// When a page counts as ready without its own word: when it shows something, whatever it still loads.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct FirstPaintTests {
  private static let policy =
    "default-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline' http:; img-src 'self' data: http:; style-src 'self' 'unsafe-inline' http:; frame-src http:"

  /// Whether a page of this body is confirmed, or why its release failed.
  private func outcome(
    _ body: String, isShown: Bool = true, readyLimit: Duration = .seconds(60)
  ) async throws -> PackageFailureReason? {
    let stage = try Stage(readyLimit: readyLimit)
    try await stage.install(
      1, ["index.html": "<!doctype html><meta charset=utf-8><title>Shop</title><body>\(body)"],
      policy: Self.policy)
    let page = try stage.page(isShown: isShown)
    var events = stage.packages.events.makeAsyncIterator()
    try await stage.open("shop", in: page, awaiting: false)
    while let event = await events.next() {
      if case .failed(_, let reason) = event { return reason }
      if case .confirmed = event { return nil }
    }
    return nil
  }

  @Test(arguments: [
    "<p>text</p>", "<svg width=9 height=9><rect width=9 height=9 fill=red /></svg>",
    "<canvas id=c width=9 height=9></canvas><script>c.getContext('2d').fillRect(0, 0, 9, 9)</script>",
    "<img src='data:image/gif;base64,R0lGODdhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs='>",
    "<script>setTimeout(() => document.body.append('late'), 50)</script>",
  ])
  func `a page is ready when it shows something`(body: String) async throws {
    #expect(try await outcome(body) == nil)
  }

  @Test func `a page that shows nothing is not ready, however much it has loaded`() async throws {
    #expect(try await outcome("<div></div>", readyLimit: .milliseconds(500)) == .neverReady)
  }

  @Test(arguments: [true, false], ["<img src='SITE/x.png'>", "<iframe src='SITE/x'></iframe>"])
  func `a site that never answers keeps no page from being ready`(
    isShown: Bool, element: String
  ) async throws {
    let server = try WireServer { $0.waitForEnd() }
    let address = String(server.url.absoluteString.dropLast())
    let body = "text" + element.replacing("SITE", with: address)
    #expect(try await outcome(body, isShown: isShown) == nil)
  }

  @Test func `a script of a site that never answers delays a page that shows something`()
    async throws
  {
    let server = try WireServer { $0.waitForEnd() }
    #expect(try await outcome("text<script defer src='\(server.url)x.js'></script>") == nil)
  }
}
