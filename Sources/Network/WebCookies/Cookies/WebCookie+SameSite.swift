extension WebCookie {
  /// Which requests that other sites cause carry a cookie. A stricter value is greater.
  public enum SameSite: String, CaseIterable, Codable, Comparable, Sendable {
    /// All requests. Neither Foundation nor WebKit tells `SameSite=None` from a missing attribute.
    case none
    /// The navigations of the main frame.
    case lax
    /// No requests.
    case strict

    /// Returns whether the first value is less strict than the second.
    public static func < (one: SameSite, other: SameSite) -> Bool {
      switch (one, other) {
      case (.none, .lax), (.none, .strict), (.lax, .strict): true
      default: false
      }
    }
  }
}
