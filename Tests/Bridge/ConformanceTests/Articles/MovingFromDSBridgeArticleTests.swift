import DSBridge
import Foundation
import Testing

extension ArticleTests {
  @Exposed final class Device {
    func name() -> String { "phone" }
    func download(_ path: String, completion: @escaping (Double, Bool) -> Void) {
      completion(0.5, false)
      completion(1, true)
    }
    @unexposed func reset() {}
  }

  struct Slashes: MethodResolving {
    func resolveMethodFromRaw(_ raw: String) throws -> DSBridge.Method {
      try MethodResolver().resolveMethodFromRaw(raw.replacingOccurrences(of: "/", with: "."))
    }
  }

  @MainActor @Suite struct MovingFromDSBridge {
    @Test func `an app of DSBridge's works as it was, and its stages are replaced`() async throws {
      let webView = DSBridge.WebView(frame: .zero, configuration: WKWebViewConfiguration())
      webView.debugMode = true
      webView.customJavaScriptDialogLabelTitles(["alertTitle": "Notice", "alertBtn": "Fine"])
      webView.disableJavaScriptDialogBlock(true)
      webView.addInterface(Device(), by: "device")
      webView.loadHTMLString(
        """
        <script>
        dsBridge.register('page', { title: () => {
          const steps = [];
          dsBridge.call('device.download', 'x', (step) => steps.push(step));
          return [dsBridge.call('device.name'), dsBridge.call('device/name')].join();
        } });
        </script>
        """, baseURL: URL(string: "https://shop.example.com/"))
      webView.debugMode = false
      for expected in ["phone,", "phone,phone"] {
        let shown: String? = await withCheckedContinuation { continuation in
          func show(_ title: Result<String, any Swift.Error>) {
            continuation.resume(returning: try? title.get())
          }
          webView.call("page.title", thatReturns: String.self) { title in show(title) }
        }
        #expect(shown == expected)
        (webView.keystone as? Keystone)?.methodResolver = Slashes()
      }
    }
  }
}
