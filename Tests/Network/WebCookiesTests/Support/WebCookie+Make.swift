import WebCookies

extension WebCookie {
  /// A session cookie of the server.
  static func make(_ name: String, _ value: String = "1", path: String = "/") -> WebCookie {
    WebCookie(name: name, value: value, domain: "127.0.0.1", path: path)
  }
}
