#if canImport(ObjectiveC)
  #if os(macOS)
    import AppKit
  #endif
  import Foundation

  extension WKNavigationAction {
    /// Returns the policy that WebKit applies if the view's delegate does not decide. On macOS, WebKit also opens a URL
    /// that it cannot load in another app, and so does this method.
    func defaultPolicy(in webView: WKWebView) -> WKNavigationActionPolicy {
      guard targetFrame != nil, let url = request.url else { return .allow }
      let scheme = url.scheme ?? ""
      if WKWebView.handlesURLScheme(scheme)
        || webView.configuration.urlSchemeHandler(forURLScheme: scheme) != nil
      {
        return shouldPerformDownload ? .download : .allow
      }
      #if os(macOS)
        if !url.isFileURL { NSWorkspace.shared.open(url) }
      #endif
      return .cancel
    }
  }
#endif
