public import WebCookies

/// The cookies of relayed requests.
///
/// They go with the requests whose `credentials` allow them, and only if the cookie's domain, path, Secure and
/// SameSite allow it. What a response sets is stored before the page gets the response.
public enum RelayCookies: Sendable {
  /// The cookies of a jar. The page does not see them, and its own requests do not carry them.
  case jar(any CookieJar)
  /// The cookies that the app and the page share. A request waits until it has what the page's scripts have set before,
  /// and the page gets a response when its scripts can read what the response has set.
  case synced(CookieSync)
}
