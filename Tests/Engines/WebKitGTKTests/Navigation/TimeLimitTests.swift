import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct TimeLimitTests {
    @Test func `a reply that never comes, within the request's time`() async throws {
      let server = try WireServer { $0.waitForEnd() }
      let page = Page()
      page.webView.load(URLRequest(url: server.url, timeoutInterval: 0.2))
      await page.next("end")
      #expect(page.events == ["action", "start", "failProvisional"])
      #expect((page.lastError as? URLError)?.code == .timedOut)
      #expect((page.lastError as? URLError)?.failingURL == server.url)
      #expect(!page.webView.isLoading)
    }

    @Test func `a limit that passes before the reply ends the load`() async throws {
      let server = try WireServer { $0.waitForEnd() }
      let limit = TimeLimit()
      defer { limit.end() }
      let page = Page()
      page.webView.load(URLRequest(url: server.url, timeoutInterval: 2))
      await page.next("start")
      #expect(limit.seconds == [2])
      limit.pass()
      await page.next("end")
      #expect(page.events.last == "failProvisional")
      #expect((page.lastError as? URLError)?.code == .timedOut)
    }

    @Test func `a reply within the request's time is no failure`() async throws {
      let server = try WireServer {
        $0.sendBeginning()
        $0.waitForEnd()
      }
      let limit = TimeLimit()
      defer { limit.end() }
      let page = try await Page.showing()
      page.webView.load(URLRequest(url: server.url, timeoutInterval: 2))
      await page.next("commit", "end")
      limit.pass()
      #expect(limit.seconds == [2])
      #expect(page.events.last == "commit")
      #expect(page.webView.isLoading)
    }

    @Test(arguments: [.infinity, .greatestFiniteMagnitude, 1e10] as [TimeInterval])
    func `a time beyond all measure is no limit`(time: TimeInterval) async throws {
      let page = Page()
      page.webView.load(
        URLRequest(url: try await Server.shared.page(""), timeoutInterval: time))
      await page.next("end")
      #expect(page.events.last == "finish")
    }

    @Test(arguments: ["response", "challenge"])
    func `the time that the app takes to decide does not count`(question: String) async throws {
      let url = try await Server.shared.serve { header in
        let isAsked = question == "challenge" && header("Authorization") == nil
        return .init(
          isAsked ? 401 : 200,
          headers: ["WWW-Authenticate": "Basic realm=\"safe\"", "Content-Type": "text/html"],
          body: Data("<title>in</title>".utf8))
      }
      let limit = TimeLimit()
      defer { limit.end() }
      let thinker = Thinker(limit)
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = .nonPersistent()
      let view = WKWebView(frame: .zero, configuration: configuration)
      view.navigationDelegate = thinker
      view.load(URLRequest(url: url, timeoutInterval: 2))
      await thinker.ended.wait()
      #expect(thinker.hasThought)
      #expect(limit.seconds == [2])
      #expect(thinker.error == nil)
      #expect(try await view.documentTitle == "in")
    }

    /// Replaces the time limits of loads. They pass when a test calls ``pass()``.
    @MainActor final class TimeLimit {
      /// The limits that have begun.
      private(set) var seconds: [TimeInterval] = []
      private var ends: [@MainActor () -> Void] = []
      private let usual = WKWebView.whenTimeHasPassed

      init() {
        WKWebView.whenTimeHasPassed = { [weak self] seconds, passed in
          self?.seconds.append(seconds)
          self?.ends.append(passed)
        }
      }

      func pass() {
        for end in ends { end() }
      }

      func end() { WKWebView.whenTimeHasPassed = usual }
    }

    /// Takes longer for its first decision than the server's time limit.
    final class Thinker: NSObject, WKNavigationDelegate {
      let ended = Signal()
      private let limit: TimeLimit
      private(set) var hasThought = false
      private(set) var error: (any Error)?

      init(_ limit: TimeLimit) { self.limit = limit }

      private func think() {
        guard !hasThought else { return }
        hasThought = true
        limit.pass()
      }

      func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
      ) async -> WKNavigationResponsePolicy {
        think()
        return .allow
      }

      func webView(
        _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
      ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        think()
        return (.useCredential, URLCredential(user: "u", password: "p", persistence: .none))
      }

      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { ended.fire() }

      func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
      ) {
        self.error = error
        ended.fire()
      }
    }
  }
}
