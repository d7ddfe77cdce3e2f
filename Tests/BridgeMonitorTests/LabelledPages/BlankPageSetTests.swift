import Foundation
import TestSupport
import Testing

@testable import BridgeMonitor

/// How well blank pages are found, on labelled pages in the real engine.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct BlankPageSetTests {
  @Test func `the pages for choosing thresholds are told apart`() async throws {
    let result = try await Self.look(at: TrainingPages.all)
    print("Training pages:", result.table)
    #expect(result.count >= 90)
    #expect(result.precision >= 0.97 && result.recall >= 0.97)
  }

  @Test func `pages of other kinds are told apart as well`() async throws {
    let result = try await Self.look(at: HeldOutPages.all)
    print("Held-out pages:", result.table)
    #expect(result.count >= 200)
    #expect(result.precision >= 0.9 && result.recall >= 0.9)
  }

  private static func look(at pages: [LabelledPage]) async throws -> LabelledSet {
    let shown = ShownPage()
    defer { shown.close() }
    var result = LabelledSet()
    for page in pages {
      try await shown.load(page.html)
      let seen = try #require(await BlankPageLook.look(at: shown.webView))
      if seen.isBlank != page.isBlank {
        print("missed:", page.kind, seen.share, seen.color)
      }
      result.add(page, isFoundBlank: seen.isBlank)
    }
    return result
  }
}
