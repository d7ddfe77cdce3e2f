import Foundation
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct ObservationTests {
    @Test func `a change comes with the old and the new value, on the main thread`() async throws {
      let page = try await Page.showing("<title>one</title>")
      await page.title("one")
      let log = Log<String?>()
      let token = page.webView.observe(\.title, options: [.initial, .new, .old]) { view, change in
        MainActor.assumeIsolated {
          log.add("\(change.text) \(view.title ?? "nil") \(change.kind) \(change.isPrior)")
        }
      }
      #expect(log.lines == ["- → one one setting false"])
      try await page.webView.evaluateJavaScript("document.title = 'two'")
      await log.next(2)
      #expect(log.lines[1] == "one → two two setting false")
      token.invalidate()
    }

    @Test func `without options both values are missing`() async throws {
      let page = try await Page.showing("<title>one</title>")
      await page.title("one")
      let log = Log<String?>()
      let token = page.webView.observe(\.title) { _, change in
        MainActor.assumeIsolated { log.add(change) }
      }
      #expect(log.lines.isEmpty)
      try await page.webView.evaluateJavaScript("document.title = 'two'")
      await log.next(1)
      #expect(log.lines == ["- → -"])
      token.invalidate()
    }

    @Test func `prior changes come first, with the old value only`() async throws {
      let page = try await Page.showing("<title>one</title>")
      await page.title("one")
      let log = Log<String?>()
      let token = page.webView.observe(\.title, options: [.prior, .new, .old]) { _, change in
        MainActor.assumeIsolated { log.add("\(change.text) \(change.isPrior)") }
      }
      try await page.webView.evaluateJavaScript("document.title = 'two'")
      await log.next(2)
      #expect(log.lines == ["one → - true", "one → two false"])
      token.invalidate()
    }

    @Test func `a load is followed through every property`() async throws {
      let page = Page()
      let (urls, loading, back, forward) = (Log<URL?>(), Log<Bool>(), Log<Bool>(), Log<Bool>())
      let progress = Log<Double>()
      let view = page.webView
      let tokens = [
        view.observe(\.url, options: [.new, .old]) { _, change in
          MainActor.assumeIsolated { urls.add(change) }
        },
        view.observe(\.isLoading, options: [.new, .old]) { _, change in
          MainActor.assumeIsolated { loading.add(change) }
        },
        view.observe(\.canGoBack, options: [.new, .old]) { _, change in
          MainActor.assumeIsolated { back.add(change) }
        },
        view.observe(\.canGoForward, options: [.new, .old]) { _, change in
          MainActor.assumeIsolated { forward.add(change) }
        },
        view.observe(\.estimatedProgress, options: .new) { _, change in
          MainActor.assumeIsolated { progress.add("\(change.newValue ?? -1)") }
        },
      ]
      let first = try await page.show("<title>one</title>")
      let second = try await page.show("<title>two</title>")
      #expect(urls.lines == ["nil → \(first)", "\(first) → \(second)"])
      #expect(
        loading.lines == ["false → true", "true → false", "false → true", "true → false"])
      #expect(back.lines == ["false → true"])
      #expect(forward.lines.isEmpty)
      #expect(progress.lines.contains("1.0"))
      #expect(Set(progress.lines).count > 2)
      view.goBack()
      await page.next("end")
      #expect(back.lines == ["false → true", "true → false"])
      #expect(forward.lines == ["false → true"])
      for token in tokens { token.invalidate() }
    }

    @Test func `the theme's colour is told`() async throws {
      // A page that is not drawn reports no colour.
      let page = Page()
      let window = Window(page.webView)
      window.show()
      #expect(page.webView.themeColor == nil)
      let log = Log<WKColor?>()
      let token = page.webView.observe(\.themeColor, options: .new) { view, change in
        MainActor.assumeIsolated {
          #expect(view.themeColor == change.newValue)
          log.add("\(change.newValue??.red ?? -1) \(change.newValue??.green ?? -1)")
        }
      }
      try await page.show("<meta name=theme-color content='rgb(255, 0, 0)'>")
      await log.next(1)
      #expect(log.lines == ["1.0 0.0"])
      token.invalidate()
    }

    @Test func `an observation ends with its token, by itself or by release`() async throws {
      let page = try await Page.showing("<title>one</title>")
      await page.title("one")
      let (kept, dropped, ended) = (Log<String?>(), Log<String?>(), Log<String?>())
      let keptToken = page.webView.observe(\.title, options: .new) { _, change in
        MainActor.assumeIsolated { kept.add(change) }
      }
      var token: NSKeyValueObservation? = page.webView.observe(\.title) { [dropped] _, change in
        MainActor.assumeIsolated { dropped.add(change) }
      }
      let endedToken = page.webView.observe(\.title) { _, change in
        MainActor.assumeIsolated { ended.add(change) }
      }
      #expect(token != nil)
      token = nil
      await Task.detached { endedToken.invalidate() }.value
      try await page.webView.evaluateJavaScript("document.title = 'two'")
      await kept.next(1)
      #expect(dropped.lines.isEmpty && ended.lines.isEmpty)
      keptToken.invalidate()
    }

    @Test func `a handler may end its own observation and close the view`() async throws {
      let page = try await Page.showing("<title>one</title>")
      await page.title("one")
      let log = Log<String?>()
      let box = Box()
      box.token = page.webView.observe(\.title, options: .new) { view, change in
        MainActor.assumeIsolated {
          log.add(change)
          box.token = nil
          view.close()
        }
      }
      page.webView.evaluateJavaScript("document.title = 'two'", completionHandler: nil)
      await log.next(1)
      #expect(log.lines == ["- → two"])
      #expect(page.webView.title == nil)
    }

    @Test func `an observation keeps neither the view nor, once it is over, its handler`()
      async throws
    {
      var page: Page? = try await Page.showing()
      weak let view = page?.webView
      weak var captured: Box?
      let token: NSKeyValueObservation
      do {
        let box = Box()
        captured = box
        token = try #require(page).webView.observe(\.title) { _, _ in _ = box }
      }
      page = nil
      #expect(view == nil)
      #expect(captured != nil)
      token.invalidate()
      #expect(captured == nil)
    }

    @Test func `a subclass is observed as itself`() async throws {
      final class Special: WKWebView {}
      let view = Special()
      let log = Log<Bool>()
      let token = view.observe(\.isLoading, options: [.initial, .new]) { view, change in
        MainActor.assumeIsolated { log.add("\(type(of: view)) \(change.text)") }
      }
      #expect(log.lines == ["Special - → false"])
      token.invalidate()
    }

    @Test func `another key path ends the program with a message`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run { _ = WKWebView().observe(\.customUserAgent) { _, _ in } }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("cannot be observed. Those that can are title, url, isLoading"))
    }

    @MainActor final class Box {
      var token: NSKeyValueObservation?
    }

    /// Records the calls of a handler, for a test to wait for.
    @MainActor final class Log<Value> {
      private(set) var lines: [String] = []
      private let waiters = Waiters()

      func add(_ change: NSKeyValueObservedChange<Value>) { add(change.text) }

      func add(_ line: String) {
        lines.append(line)
        waiters.check()
      }

      func next(_ count: Int) async {
        await waiters.wait(for: "line \(count)") { self.lines.count >= count }
      }
    }
  }
}

extension NSKeyValueObservedChange {
  /// The old and the new value. A dash stands for a missing value.
  fileprivate var text: String { "\(text(oldValue)) → \(text(newValue))" }

  private func text(_ value: Value?) -> String {
    guard let value else { return "-" }
    if let optional = value as? any OptionalValue { return optional.text }
    return "\(value)"
  }
}

private protocol OptionalValue {
  var text: String { get }
}

extension Optional: OptionalValue {
  fileprivate var text: String { map { "\($0)" } ?? "nil" }
}

extension Page {
  /// Waits until the view has this title, which may change after the load.
  func title(_ title: String) async {
    while webView.title != title, !Task.isCancelled { await Task.yield() }
  }
}
