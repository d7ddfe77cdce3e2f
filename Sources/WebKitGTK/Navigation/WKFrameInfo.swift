public import Foundation
public import FoundationNetworking

/// What is known of a frame at one moment.
@preconcurrency @MainActor public final class WKFrameInfo: NSObject, NSCopying {
  /// Whether this is the view's main frame.
  ///
  /// - Note: *Differs:* false where Linux cannot know, which is so for script messages and dialogs.
  public let isMainFrame: Bool

  /// The request that the frame shows.
  ///
  /// - Note: *Differs:* for the main frame, the view's URL; otherwise `about:blank`.
  public let request: URLRequest

  /// Where the frame's content comes from.
  ///
  /// - Note: *Differs:* empty where Linux cannot know the frame.
  public let securityOrigin: WKSecurityOrigin

  /// The view that the frame is in.
  public private(set) weak var webView: WKWebView?

  private init(isMainFrame: Bool, url: URL?, webView: WKWebView?) {
    self.isMainFrame = isMainFrame
    self.request = URLRequest(url: url ?? .blank)
    self.securityOrigin = WKSecurityOrigin(url: url)
    self.webView = webView
    super.init()
  }

  /// The main frame of a view.
  static func main(of webView: WKWebView) -> WKFrameInfo {
    WKFrameInfo(isMainFrame: true, url: webView.url, webView: webView)
  }

  /// A frame of a view, GTK does not say which.
  static func unknown(in webView: WKWebView?) -> WKFrameInfo {
    WKFrameInfo(isMainFrame: false, url: nil, webView: webView)
  }

  /// Returns the object itself, which cannot change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
