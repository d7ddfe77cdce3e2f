/// The schemes from which an app can serve pages.
package enum CustomScheme {
  /// Returns the scheme in lower case.
  ///
  /// - Throws: `BridgeError` with the code `badArguments` if the text is not a scheme, or is one of WebKit's or of the
  ///   bridge.
  @MainActor package static func checked(_ scheme: String) throws -> String {
    let scheme = scheme.lowercased()
    guard scheme.wholeMatch(of: /[a-z][a-z0-9+.\-]*/) != nil else {
      throw BridgeError(
        .badArguments,
        "“\(scheme)” is not a URL scheme: use a letter, then letters, digits, “+”, “-” and “.”.")
    }
    guard !WKWebView.handlesURLScheme(scheme), scheme != ByteScheme.name else {
      throw BridgeError(
        .badArguments, "Files cannot be served from “\(scheme):”. Use a scheme such as “app”.")
    }
    return scheme
  }
}

extension Origin {
  /// Creates an origin from the parts of a frame's security origin in WebKit.
  ///
  /// - Parameters:
  ///   - scheme: The scheme, or an empty string for an opaque origin.
  ///   - host: The host, or an empty string for files.
  ///   - port: The port, or 0 for the scheme's default port.
  init(scheme: String, host: String, port: Int) {
    guard !scheme.isEmpty else {
      self = .opaque
      return
    }
    // The address of an IPv6 host is written in brackets, as in a URL.
    let host = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    self.init("\(scheme)://\(host)\(port == 0 ? "" : ":\(port)")")
  }
}
