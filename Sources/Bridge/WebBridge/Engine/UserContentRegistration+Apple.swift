#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC

  extension UserContentRegistration {
    /// The engine itself says who posts.
    func witnessScripts(forMainFrameOnly: Bool) -> [WKUserScript] { [] }

    /// Lets a view or a page own a notice. The key is unique to this registration.
    func attach(_ notice: ReleaseNotice, to host: AnyObject) {
      guard let key = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(self)))
      else { return }
      objc_setAssociatedObject(host, key, notice, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// The engine of the SwiftUI page whose view this is.
    func pageEngine(of webView: WKWebView) -> (any ScriptEngine)? {
      guard #available(iOS 26, macOS 26, visionOS 26, *) else { return nil }
      return engines.first { ($0 as? WebPageEngine)?.isShown(by: webView) == true }
    }
  }

  extension BridgeMessageHandler: WKScriptMessageHandlerWithReply {
    func add(to controller: WKUserContentController) {
      controller.addScriptMessageHandler(
        self, contentWorld: registration.world, name: registration.handlerName)
    }

    func userContentController(
      _ controller: WKUserContentController, didReceive message: WKScriptMessage,
      replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
      guard let text = message.body as? String else {
        return replyHandler(nil, "The bridge takes text.")
      }
      guard let webView = message.webView,
        let engine = registration.engine(of: webView) ?? registration.pageEngine(of: webView)
      else {
        return replyHandler(PageRuntime.refusal(of: Array(text.utf8)), nil)
      }
      engine.receiver?.receive(utf8: Array(text.utf8), from: MessageSource(message)) {
        replyHandler(String(decoding: $0, as: UTF8.self), nil)
      }
    }
  }
#endif
