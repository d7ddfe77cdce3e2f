#if canImport(UIKit) || canImport(AppKit)
  package import WebKit

  /// A window that shows a web view, with the name and the methods of the one that `WebKit` has on Linux.
  @MainActor package final class Window {
    #if canImport(UIKit)
      private let window: UIWindow

      /// Makes a window, which is not shown yet.
      package init(_ webView: WKWebView, size: CGSize? = nil) {
        if let size { webView.frame = CGRect(origin: .zero, size: size) }
        window = UIWindow(frame: webView.frame)
        let controller = UIViewController()
        controller.view.addSubview(webView)
        window.rootViewController = controller
      }

      package func show() { window.isHidden = false }
      package func hide() { window.isHidden = true }
      package func close() { window.isHidden = true }
    #else
      private let window: NSWindow

      /// Makes a window, which is not shown yet.
      package init(_ webView: WKWebView, size: CGSize? = nil) {
        // A program without an app has no connection to the window server before.
        _ = NSApplication.shared
        window = NSWindow(
          contentRect: CGRect(origin: .zero, size: size ?? webView.frame.size),
          styleMask: [.titled], backing: .buffered, defer: false)
        window.isReleasedWhenClosed = false
        window.contentView = webView
      }

      package func show() { window.orderFront(nil) }
      package func hide() { window.orderOut(nil) }
      package func close() { window.close() }
    #endif
  }
#endif
