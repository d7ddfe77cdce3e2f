public import Foundation
public import FoundationNetworking

/// Information about a frame at one moment.
@preconcurrency @MainActor public final class WKFrameInfo: NSObject, NSCopying {
  /// Whether this is the view's main frame.
  ///
  /// - Note: *Differs:* false if the frame is unknown on Linux, as for script messages and dialogs.
  public let isMainFrame: Bool

  /// The request that the frame shows.
  ///
  /// - Note: *Differs:* for the main frame, the view's URL, which is already the next page's when the app loads
  ///   it, or goes back to it; otherwise `about:blank`.
  public let request: URLRequest

  /// The origin of the frame's content.
  ///
  /// - Note: *Differs:* empty if the frame is unknown on Linux.
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

  /// Returns the main frame of a view.
  static func main(of webView: WKWebView) -> WKFrameInfo {
    WKFrameInfo(isMainFrame: true, url: webView.url, webView: webView)
  }

  /// Returns a frame of a view that GTK does not identify.
  static func unknown(in webView: WKWebView?) -> WKFrameInfo {
    WKFrameInfo(isMainFrame: false, url: nil, webView: webView)
  }

  /// Returns the object itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The scheme, host and port that a frame's content comes from.
@preconcurrency @MainActor public final class WKSecurityOrigin: NSObject {
  /// The scheme, without its colon; empty for an opaque or unknown origin.
  public let `protocol`: String

  /// The host.
  public let host: String

  /// The port, or 0 for the scheme's default port.
  public let port: Int

  /// Creates the origin of a URL's content, or an opaque origin.
  init(url: URL?) {
    // The URL of a blob contains that of its page. The other schemes have opaque origins.
    let inner = url.flatMap {
      $0.scheme == "blob" ? URL(uri: String($0.absoluteString.dropFirst(5))) : $0
    }
    let url =
      ["about", "data", "javascript", "blob"].contains(inner?.scheme?.lowercased()) ? nil : inner
    self.protocol = url?.scheme?.lowercased() ?? ""
    self.host = url?.host ?? ""
    let usual = ["http": 80, "https": 443, "ws": 80, "wss": 443, "ftp": 21][self.protocol]
    let port = url?.port ?? 0
    self.port = port == usual ? 0 : port
    super.init()
  }
}
