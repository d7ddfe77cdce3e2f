import Foundation
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct DelegateFormTests {
    @Test(arguments: 0..<4)
    func `each form of the question about an action is asked`(form: Int) async throws {
      let delegates: [any WKNavigationDelegate & Counted] = [
        Plain(), PlainAsync(), WithPreferences(), WithPreferencesAsync(),
      ]
      let delegate = delegates[form]
      let view = WKWebView()
      view.navigationDelegate = delegate
      view.load(
        URLRequest(url: try await Server.shared.page("<script>document.title = 'ran'</script>")))
      while delegate.asked == 0 || view.isLoading || view.url == nil { try await turn() }
      #expect(delegate.asked == 1)
      #expect(try await view.documentTitle == (form < 2 ? "ran" : ""))
    }

    @MainActor protocol Counted: AnyObject { var asked: Int { get } }

    final class Plain: NSObject, WKNavigationDelegate, Counted {
      var asked = 0
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
      ) {
        asked += 1
        decisionHandler(.allow)
      }
    }

    final class PlainAsync: NSObject, WKNavigationDelegate, Counted {
      var asked = 0
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
      ) async -> WKNavigationActionPolicy {
        asked += 1
        return .allow
      }
    }

    final class WithPreferences: NSObject, WKNavigationDelegate, Counted {
      var asked = 0
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler:
          @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
      ) {
        asked += 1
        preferences.allowsContentJavaScript = false
        decisionHandler(.allow, preferences)
      }
    }

    final class WithPreferencesAsync: NSObject, WKNavigationDelegate, Counted {
      var asked = 0
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences
      ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
        asked += 1
        let own = WKWebpagePreferences()
        own.allowsContentJavaScript = false
        return (.allow, own)
      }
    }
  }
}
