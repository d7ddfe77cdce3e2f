public import Foundation

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
