import Foundation
import Testing
import WebKitGTK

extension AllTests {
  /// Searches, each with the steps that it has, from a page without a selection.
  @MainActor @Suite(.page { try await Page.showing() }) struct FindFacts {
    struct Search: Sendable, CustomTestStringConvertible {
      let text: String
      let source: String
      let html: String
      var backwards = false
      var wraps = true
      var caseSensitive = false
      /// What is searched for, and the offsets of the selection afterwards; nil if there is no match, after which
      /// nothing is selected.
      let steps: [(word: String, range: [Int]?)]

      var testDescription: String { "\(text) (WebKitCocoa/FindInPageAPI.mm: \(source))" }
    }

    nonisolated static let searches = [
      Search(
        text: "what is nowhere selects nothing", source: "FindAPIForwardsNoMatch",
        html: "word word",
        steps: [("foobar", nil)]),
      Search(
        text: "a search forwards begins again at the start", source: "FindAPIForwardsWrap",
        html: "word word", steps: [("word", [0, 4]), ("word", [5, 9]), ("word", [0, 4])]),
      Search(
        text: "a search forwards may end at the end, and the selection goes",
        source: "FindAPIForwardsNoWrap", html: "word word", wraps: false,
        steps: [("word", [0, 4]), ("word", [5, 9]), ("word", nil)]),
      Search(
        text: "a search backwards begins at the end, and again there",
        source: "FindAPIBackwardsWrap",
        html: "word word", backwards: true,
        steps: [("word", [5, 9]), ("word", [0, 4]), ("word", [5, 9])]),
      Search(
        text: "a search backwards may end at the start", source: "FindAPIBackwardsNoWrap",
        html: "word word", backwards: true, wraps: false,
        steps: [("word", [5, 9]), ("word", [0, 4]), ("word", nil)]),
      Search(
        text: "a search may heed capitals, and passes by what differs",
        source: "FindAPIForwardsCaseSensitive", html: "word Word word", caseSensitive: true,
        steps: [("word", [0, 4]), ("word", [10, 14]), ("word", [0, 4]), ("Word", [5, 9])]),
    ]

    @Test(arguments: searches)
    func `what WebKit's tests state of searches`(_ search: Search) async throws {
      let page = try #require(SharedPage.current)
      let view = page.webView
      try await view.evaluateJavaScript(
        "getSelection().removeAllRanges(); document.body.textContent = '\(search.html)'")
      let configuration = WKFindConfiguration()
      configuration.backwards = search.backwards
      configuration.wraps = search.wraps
      configuration.caseSensitive = search.caseSensitive
      for (word, range) in search.steps {
        #expect(
          try await view.find(word, configuration: configuration).matchFound == (range != nil))
        let selected = try await page.json(
          """
          const selection = getSelection()
          if (!selection.rangeCount || selection.isCollapsed) return null
          const {startOffset, endOffset} = selection.getRangeAt(0)
          return [startOffset, endOffset]
          """)
        #expect(selected == range.map { "[\($0[0]),\($0[1])]" } ?? "null")
      }
    }
  }
}
