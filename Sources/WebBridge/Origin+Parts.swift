extension Origin {
  /// Makes an origin of what WebKit tells of a frame's.
  ///
  /// - Parameters:
  ///   - scheme: The scheme; empty for an opaque origin.
  ///   - host: The host; empty for files.
  ///   - port: The port; 0 where it is the scheme's default one.
  init(scheme: String, host: String, port: Int) {
    guard !scheme.isEmpty else {
      self = .opaque
      return
    }
    // The address of an IPv6 host stands in brackets, as in a URL.
    let host = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    self.init("\(scheme)://\(host)\(port == 0 ? "" : ":\(port)")")
  }
}
