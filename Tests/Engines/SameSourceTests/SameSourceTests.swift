import Foundation
import FoundationNetworking
import Testing
import WebKitGTK

@testable import SameSourceApp

/// An app for Apple's systems, in the language mode of most apps, compiles and runs on Linux. A delegate's method
/// that misses the protocol's signature would compile too, so each is called through the protocol.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct SameSourceTests {
  @Test func `an app that was written for Apple's systems runs`() async throws {
    let controller = ShopViewController()
    let finished = FinishDelegate()
    controller.webView.navigationDelegate = finished
    await controller.setCookies()
    controller.webView.load(URLRequest(url: try #require(URL(string: "shop://front/"))))
    await finished.wait()
    #expect(try await controller.title() == "Shop")
    #expect(try await controller.sum(1, 2) == 3)
    #expect(controller.webView.loads.map(\.absoluteString) == ["shop://front/"])
    #expect(controller.webView.progress.last == 1)
    let answer = try await controller.webView.callAsyncJavaScript(
      "webkit.messageHandlers.shop.postMessage('hello'); "
        + "return (await webkit.messageHandlers.ask.postMessage(shop.version)).asked",
      contentWorld: .page)
    #expect(answer as? Int == 1)
    #expect(controller.messages == ["hello"])
    let value = await withCheckedContinuation { continuation in
      controller.webView.evaluateJavaScript("navigator.userAgent") { value, _ in
        continuation.resume(returning: value as? String)
      }
    }
    #expect(value?.hasSuffix("Shop/1.0") == true)
    #expect(controller.webView.scripts == ["navigator.userAgent"])
    controller.webView.uiDelegate = nil
    #expect(controller.webView.delegatesSet == 1)
    await controller.clear()
    let cookies = await controller.webView.configuration.websiteDataStore.httpCookieStore
      .allCookies()
    #expect(cookies.isEmpty)
  }

  @Test func `every delegate's method with a handler is the protocol's`() async throws {
    let app = CompletionDelegate()
    let scene = try await Scene()
    let (view, action, frame) = (scene.view, scene.action, scene.action.sourceFrame)
    let navigation: any WKNavigationDelegate = app
    let error = URLError(.badURL)
    await withCheckedContinuation { done in
      navigation.webView(view, decidePolicyFor: action) { _ in done.resume() }
    }
    await withCheckedContinuation { done in
      navigation.webView(view, decidePolicyFor: action, preferences: WKWebpagePreferences()) {
        _, _ in done.resume()
      }
    }
    await withCheckedContinuation { done in
      navigation.webView(view, decidePolicyFor: scene.response) { _ in done.resume() }
    }
    navigation.webView(view, didStartProvisionalNavigation: nil)
    navigation.webView(view, didReceiveServerRedirectForProvisionalNavigation: nil)
    navigation.webView(view, didFailProvisionalNavigation: nil, withError: error)
    navigation.webView(view, didCommit: nil)
    navigation.webView(view, didFinish: nil)
    navigation.webView(view, didFail: nil, withError: error)
    navigation.webViewWebContentProcessDidTerminate(view)
    #expect(
      app.called == [
        "action", "action with preferences", "response", "start", "redirect", "fail provisional",
        "commit", "finish", "fail", "terminate",
      ])

    app.called = []
    let panels: any WKUIDelegate = app
    _ = panels.webView(
      view, createWebViewWith: view.configuration, for: action, windowFeatures: scene.features)
    panels.webViewDidClose(view)
    await withCheckedContinuation { done in
      panels.webView(view, runJavaScriptAlertPanelWithMessage: "", initiatedByFrame: frame) {
        done.resume()
      }
    }
    await withCheckedContinuation { done in
      panels.webView(view, runJavaScriptConfirmPanelWithMessage: "", initiatedByFrame: frame) {
        _ in done.resume()
      }
    }
    await withCheckedContinuation { done in
      panels.webView(
        view, runJavaScriptTextInputPanelWithPrompt: "", defaultText: nil, initiatedByFrame: frame
      ) { _ in done.resume() }
    }
    await withCheckedContinuation { done in
      panels.webView(
        view, requestMediaCapturePermissionFor: frame.securityOrigin, initiatedByFrame: frame,
        type: .camera
      ) { _ in done.resume() }
    }
    #expect(app.called == ["create", "close", "alert", "confirm", "prompt", "capture"])
  }

  @Test func `every delegate's asynchronous method is the protocol's`() async throws {
    let app = AsyncDelegate()
    let scene = try await Scene()
    let (view, frame) = (scene.view, scene.action.sourceFrame)
    let navigation: any WKNavigationDelegate = app
    // The engine calls the forms with completion handlers, and their defaults call these.
    await withCheckedContinuation { done in
      navigation.webView(view, decidePolicyFor: scene.action) { _ in done.resume() }
    }
    await withCheckedContinuation { done in
      navigation.webView(view, decidePolicyFor: scene.response) { _ in done.resume() }
    }
    let panels: any WKUIDelegate = app
    await withCheckedContinuation { done in
      panels.webView(view, runJavaScriptAlertPanelWithMessage: "", initiatedByFrame: frame) {
        done.resume()
      }
    }
    await withCheckedContinuation { done in
      panels.webView(view, runJavaScriptConfirmPanelWithMessage: "", initiatedByFrame: frame) {
        _ in done.resume()
      }
    }
    await withCheckedContinuation { done in
      panels.webView(
        view, runJavaScriptTextInputPanelWithPrompt: "", defaultText: nil, initiatedByFrame: frame
      ) { _ in done.resume() }
    }
    await withCheckedContinuation { done in
      panels.webView(
        view, requestMediaCapturePermissionFor: frame.securityOrigin, initiatedByFrame: frame,
        type: .camera
      ) { _ in done.resume() }
    }
    #expect(app.called == ["action", "response", "alert", "confirm", "prompt", "capture"])
  }
}
