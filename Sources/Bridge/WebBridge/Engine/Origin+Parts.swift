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
