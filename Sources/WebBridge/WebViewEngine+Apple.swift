#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC

  extension NSObject {
    func attached<T: AnyObject>(_ type: T.Type) -> T? {
      Self.key(type).flatMap { objc_getAssociatedObject(self, $0) as? T }
    }

    func attach<T: AnyObject>(_ object: T?, as type: T.Type) {
      guard let key = Self.key(type) else { return }
      objc_setAssociatedObject(self, key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    private static func key(_ type: any AnyObject.Type) -> UnsafeRawPointer? {
      UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(type)))
    }
  }

  extension MessageSource {
    @MainActor init(_ message: WKScriptMessage) {
      let origin = message.frameInfo.securityOrigin
      let port = origin.port == 0 ? "" : ":\(origin.port)"
      let text = origin.protocol.isEmpty ? "null" : "\(origin.protocol)://\(origin.host)\(port)"
      self.init(origin: Origin(text), isMainFrame: message.frameInfo.isMainFrame)
    }
  }

  /// Stands before the app's navigation delegate, sees commits and process ends, and hands all on.
  @MainActor final class NavigationObservation: NSObject, WKNavigationDelegate {
    private weak var engine: WebViewEngine?
    private weak var webView: WKWebView?
    // Set on the main actor; read off it only by the two overrides below, which the Objective-C
    // runtime calls for WebKit, on the main thread.
    nonisolated(unsafe) private weak var next: (any WKNavigationDelegate)?
    private var setting: NSKeyValueObservation?

    init(of webView: WKWebView, engine: WebViewEngine) {
      (self.engine, self.webView) = (engine, webView)
      super.init()
      stand(before: webView.navigationDelegate)
      setting = webView.observe(\.navigationDelegate) { [weak self] webView, _ in
        MainActor.assumeIsolated {
          guard let self, webView.navigationDelegate !== self else { return }
          self.stand(before: webView.navigationDelegate)
        }
      }
    }

    // WebKit asks a delegate what it responds to when it is set: hence anew for every one.
    private func stand(before delegate: (any WKNavigationDelegate)?) {
      next = delegate
      webView?.navigationDelegate = self
    }

    func end() {
      setting = nil
      webView?.navigationDelegate = next
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      engine?.committed()
      next?.webView?(webView, didCommit: navigation)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
      engine?.processTerminated()
      if let handle = next?.webViewWebContentProcessDidTerminate {
        handle(webView)
      } else {
        // What WebKit does for a delegate without this method.
        webView.reload()
      }
    }

    nonisolated override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || (next as? NSObject)?.responds(to: selector) == true
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { next }
  }
#endif
