import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// The history behind forms that a page submits while it loads, as pages of sign-in services and banks do.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct FormHistoryTests {
  nonisolated private static let moments = [
    "submit()", "document.forms[0].requestSubmit()", "document.forms[0].lastChild.click()",
    "addEventListener('DOMContentLoaded', () => submit())",
    "addEventListener('load', () => submit())", "onload = () => setTimeout(submit)",
    "onload = () => setTimeout(submit, 50)", "onload = () => Promise.resolve().then(submit)",
    "addEventListener('pageshow', () => submit())",
    "addEventListener('pageshow', () => setTimeout(submit))",
    "const image = new Image(); image.onerror = submit; image.src = '/image'",
    "history.pushState(1, '', '?pushed'); submit()",
  ]

  /// Tells when the page that is named has been loaded.
  private final class Finishes: NSObject, WKNavigationDelegate {
    let (queries, continuation) = AsyncStream.makeStream(of: String.self)

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      continuation.yield(webView.url?.query ?? "")
    }
  }

  @Test(arguments: moments, ["post", "get"])
  func `a form that is submitted while the page loads takes its place in the history`(
    moment: String, method: String
  ) async throws {
    var seen: [[String]] = []
    for page in [try await RelayPage { try RelayPage.relay($0) }, try await RelayPage(nil)] {
      try await page.load("/page?first")
      let before = try #require(Int(try await page.run("return history.length")))
      let finishes = Finishes()
      page.webView.navigationDelegate = finishes
      let target = method == "get" ? "/page" : "/page?shown=1"
      let body = """
        <form method=\(method) action="\(target)"><input name=shown value=2><button>send</button></form>
        <script>const submit = () => document.forms[0].submit(); \(moment)</script>
        """.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
      let text = try #require(body)
      page.webView.load(
        URLRequest(url: try #require(URL(string: page.address + "/page?start&body=\(text)"))))
      for await query in finishes.queries where query.hasPrefix("shown") { break }
      page.webView.navigationDelegate = page
      let after = try #require(Int(try await page.run("return history.length")))
      var steps = ["\(after - before)", try await page.run("return location.search")]
      if after - before == 1 {
        try await page.move { $0.goBack() }
        steps.append(try await page.run("return location.search"))
      }
      seen.append(steps)
    }
    #expect(seen[0] == seen[1])
  }
}
