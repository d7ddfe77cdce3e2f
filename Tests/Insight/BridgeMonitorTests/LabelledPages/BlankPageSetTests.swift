import Foundation
import TestSupport
import Testing

@testable import BridgeMonitor

/// How well blank pages are found, on labelled pages in the real engine.
///
/// A run looks at every third page, because all of them take more than a minute. With `ALL_LABELLED_PAGES=1` in the
/// environment it looks at all pages, which gives the figures of the documentation.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct BlankPageSetTests {
  @Test func `the pages for choosing thresholds are told apart`() async throws {
    #expect(TrainingPages.all.count >= 90)
    let result = try await Self.look(at: TrainingPages.all)
    print("Training pages:", result.table)
    #expect(result.precision >= 0.97 && result.recall >= 0.97)
  }

  @Test func `pages of other kinds are told apart as well`() async throws {
    #expect(HeldOutPages.all.count >= 200)
    let result = try await Self.look(at: HeldOutPages.all)
    print("Held-out pages:", result.table)
    #expect(result.precision >= 0.95 && result.recall >= 0.93)
  }

  /// Looks at pages as a monitor does: a page is blank if it is so at two looks.
  private static func look(at pages: [LabelledPage]) async throws -> LabelledSet {
    let isWhole = ProcessInfo.processInfo.environment["ALL_LABELLED_PAGES"] != nil
    let rest = Rest(
      of: isWhole ? pages : pages.enumerated().filter { $0.offset % 3 == 0 }.map(\.element))
    // Several views at once, because a view waits between its looks.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 { group.addTask { try await look(at: rest) } }
      try await group.waitForAll()
    }
    return rest.result
  }

  private static func look(at rest: Rest) async throws {
    let shown = ShownPage()
    defer { shown.close() }
    while let page = rest.pages.popLast() {
      try await shown.load(page.html)
      var seen = try #require(await BlankPageLook.look(at: shown.webView))
      if seen.isBlank {
        try await Task.sleep(for: pause)
        seen = try #require(await BlankPageLook.look(at: shown.webView))
      }
      if seen.isBlank != page.isBlank { print("Missed:", page.kind, seen.share) }
      rest.result.add(page, isFoundBlank: seen.isBlank)
    }
  }

  /// The time between the looks. A monitor takes longer, see `BlankPageOptions`.
  private static let pause = Duration.milliseconds(600)

  /// The pages that no view has shown yet.
  @MainActor private final class Rest {
    var pages: [LabelledPage]
    var result = LabelledSet()

    init(of pages: [LabelledPage]) { self.pages = pages.reversed() }
  }
}
