import Foundation
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Functions that are waiting when their page goes away.
  @MainActor @Suite struct PendingScriptTests {
    @Test(arguments: ["same", "other", "html", "reload", "back"])
    func `a function that its page leaves behind fails`(way: String) async throws {
      let page = try await Page.showing("<p>first")
      try await page.show("<p>second")
      let outcome = Outcome()
      page.webView.callAsyncJavaScript(
        "return new Promise(() => {})", in: nil, in: .page, completionHandler: outcome.take)
      // The function has begun once another script has been answered.
      try await page.webView.evaluateJavaScript("0")
      switch way {
      case "same": try await page.show("<p>next")
      case "other":
        let url = try await Server.shared.page("<p>next")
        await page.load(try await Server.shared.onHostOfItsOwn(url))
      case "html":
        page.webView.loadHTMLString("<p>next", baseURL: nil)
        await page.next("end")
      case "reload":
        page.webView.reload()
        await page.next("end")
      default:
        page.webView.goBack()
        await page.next("end")
      }
      #expect(outcome.errors.map { ($0 as? WKError)?.code } == [.javaScriptExceptionOccurred])
    }

    @Test func `a function of the page that comes is left alone`() async throws {
      let page = try await Page.showing("<p>first")
      let outcome = Outcome()
      let url = try await Server.shared.page("<p>next")
      let answered = Signal()
      page.webView.load(URLRequest(url: url))
      await page.next("commit")
      page.webView.callAsyncJavaScript(
        "await new Promise(f => setTimeout(f, 20)); return 1", in: nil, in: .page,
        completionHandler: {
          outcome.take($0)
          answered.fire()
        })
      await answered.wait()
      #expect(outcome.errors.isEmpty)
    }

    @Test(arguments: [true, false])
    func `a function that is made when a page is about to come is answered`(
      isOnOtherHost: Bool
    ) async throws {
      let page = try await Page.showing("<p>first")
      for turns in 0..<6 {
        var url = try await Server.shared.page("<p>next")
        if isOnOtherHost { url = try await Server.shared.onHostOfItsOwn(url) }
        let answered = Signal()
        page.responsePolicy = { _ in
          // The policy is answered first, so the page may load before the function runs.
          Task {
            for _ in 0..<turns { await Task.yield() }
            page.webView.callAsyncJavaScript(
              "await new Promise(f => setTimeout(f, 20)); return 1", in: nil, in: .page
            ) {
              switch $0 {
              case .success(let value): #expect(value as? Int == 1)
              case .failure(let error):
                #expect(error as? WKError == WKError(.javaScriptExceptionOccurred))
              }
              answered.fire()
            }
          }
          return .allow
        }
        await page.load(url)
        await answered.wait()
      }
    }

    @Test func `a function goes on in a page that only moves within itself`() async throws {
      let page = try await Page.showing("<p id=a>first")
      let value = try await page.webView.callAsyncJavaScript(
        """
        location.hash = 'a'
        history.pushState(null, '', '?b')
        await new Promise(f => setTimeout(f, 20))
        return 1
        """, contentWorld: .page)
      #expect(value as? Int == 1)
    }

    @Test func `functions are kept back as long for each page that is on its way`() async throws {
      let scripts = PendingScripts()
      scripts.pageIsChanging()
      try await Task.sleep(for: .milliseconds(150))
      scripts.pageIsChanging()
      let start = ContinuousClock.now
      let released = Signal()
      #expect(scripts.hold { released.fire() })
      await released.wait()
      #expect(start.duration(to: .now) >= .milliseconds(250))
    }

    /// The outcome of one function.
    @MainActor final class Outcome {
      private(set) var results: [Result<Any, any Error>] = []

      var take: @MainActor @Sendable (Result<Any, any Error>) -> Void {
        { self.results.append($0) }
      }

      var errors: [any Error] {
        results.compactMap {
          if case .failure(let error) = $0 { error } else { nil }
        }
      }
    }
  }
}
