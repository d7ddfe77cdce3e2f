import Foundation
import TestSupport
import Testing
import WebKitGTK

extension AllTests {
  @MainActor @Suite struct FindTests {
    private static let html = "<p>one Two two</p>"

    @Test func `text is found and selected, from match to match`() async throws {
      let view = try await Page.showing(Self.html).webView
      #expect(try await view.find("TWO").matchFound)
      #expect(try await selection(view) == "Two 4")
      #expect(try await view.find("TWO").matchFound)
      #expect(try await selection(view) == "two 8")
      #expect(try await view.find("TWO").matchFound)
      #expect(try await selection(view) == "Two 4")
      #expect(try await !view.find("three").matchFound)
      #expect(try await !view.find("").matchFound)
    }

    @Test func `a search may heed capitals, look backwards and not wrap`() async throws {
      let view = try await Page.showing(Self.html).webView
      let configuration = WKFindConfiguration()
      configuration.caseSensitive = true
      configuration.wraps = false
      #expect(try await view.find("two", configuration: configuration).matchFound)
      #expect(try await selection(view) == "two 8")
      #expect(try await !view.find("TWO", configuration: configuration).matchFound)
      #expect(try await view.find("two", configuration: WKFindConfiguration()).matchFound)
      configuration.backwards = true
      configuration.caseSensitive = false
      let copy = try #require(configuration.copy() as? WKFindConfiguration)
      #expect(copy.backwards && !copy.caseSensitive && !copy.wraps)
      try await view.evaluateJavaScript("getSelection().collapse(document.body, 1)")
      #expect(try await view.find("two", configuration: configuration).matchFound)
      #expect(try await selection(view) == "two 8")
      #expect(try await view.find("two", configuration: configuration).matchFound)
      #expect(try await selection(view) == "Two 4")
      #expect(try await !view.find("two", configuration: configuration).matchFound)
    }

    @Test func `searches at once get their own answers`() async throws {
      let view = try await Page.showing(Self.html).webView
      async let first = view.find("one").matchFound
      async let second = view.find("none").matchFound
      async let third = view.find("two").matchFound
      let found = try await [first, second, third]
      #expect(found == [true, false, true])
    }

    @Test func `a search ends with the view and with its process`() async throws {
      let page = Page()
      let id = try #require(
        try await page.showInProcessOfItsOwn(Self.html))
      try await page.webView.evaluateJavaScript("setTimeout(() => { while (true); }, 0)")
      #expect(!(await result(of: page.webView) { WebProcess.kill(id) }))
      #expect(try await !page.webView.find("one").matchFound)
      let closing = try await Page.showing(Self.html).webView
      #expect(!(await result(of: closing) { closing.close() }))
      #expect(try await !closing.find("one").matchFound)
    }

    /// Returns whether a search finds a match if the body runs during the search.
    private func result(of view: WKWebView, _ body: () -> Void) async -> Bool {
      let over = Signal()
      var isFound = true
      view.find("one") {
        isFound = $0.matchFound
        over.fire()
      }
      body()
      await over.wait()
      return isFound
    }

    private func selection(_ view: WKWebView) async throws -> String? {
      try await view.evaluate(
        "getSelection().toString() + ' ' + getSelection().getRangeAt(0).startOffset",
        as: String.self)
    }
  }
}
