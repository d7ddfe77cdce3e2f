import WebBridge

/// An app that shows the windows that its pages open, with bridges of their own.
@MainActor final class PopupTaker: NSObject, WKUIDelegate {
  private(set) var views: [WKWebView] = []
  private(set) var bridges: [Bridge] = []
  var origins: [OriginPattern] = [.anyOrigin]
  /// Whether the windows get a bridge.
  var attaches = true

  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for action: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    let view = WKWebView(frame: .zero, configuration: configuration)
    views.append(view)
    if attaches, let bridge = try? Bridge(attachedTo: view, origins: origins) {
      bridges.append(bridge)
    }
    return view
  }
}
