#if canImport(ObjectiveC)
  import Foundation

  extension UserContentRegistration: WKScriptMessageHandlerWithReply {
    /// The engine itself says who posts.
    func witnessScripts(forMainFrameOnly: Bool) -> [WKUserScript] { [] }

    func addHandler(to controller: WKUserContentController) {
      controller.addScriptMessageHandler(self, contentWorld: world, name: handlerName)
    }

    func userContentController(
      _ controller: WKUserContentController, didReceive message: WKScriptMessage,
      replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
      guard let text = message.body as? String else {
        return replyHandler(nil, "The bridge takes text.")
      }
      guard let webView = message.webView,
        let engine = engine(of: webView) ?? pageEngine(of: webView)
      else {
        return replyHandler(PageRuntime.refusal(of: Array(text.utf8)), nil)
      }
      engine.receiver?.receive(utf8: Array(text.utf8), from: MessageSource(message)) {
        replyHandler(String(decoding: $0, as: UTF8.self), nil)
      }
    }

    /// The engine of the SwiftUI page whose view this is.
    private func pageEngine(of webView: WKWebView) -> (any ScriptEngine)? {
      guard #available(iOS 26, macOS 26, visionOS 26, *) else { return nil }
      return engines.first { ($0 as? WebPageEngine)?.isShown(by: webView) == true }
    }
  }
#endif
