import Foundation
import WebCookies

/// Compares sites, for cookies with SameSite.
enum Site {
  /// Returns whether a document may send cookies with SameSite to a URL: both have the same host, or the same
  /// registrable domain.
  ///
  /// A document of a scheme that is not the web's is the app's own. The rules have given the URL to it. A document of
  /// `blob:` is of the site that made it, and one of `about:` or `data:` may be any page's, so that it is of no site.
  static func isSame(_ origin: Origin, _ url: URL) -> Bool {
    var text = origin.description[...]
    if text.hasPrefix("blob:") { text = text.dropFirst(5) }
    guard let document = try? WebURL(String(text)), let target = try? WebURL(url.absoluteString)
    else { return !["null", "about:", "data:"].contains { text.hasPrefix($0) } }
    if document.host == target.host { return true }
    guard let domain = PublicSuffix.registrableDomain(of: document.host) else { return false }
    return domain == PublicSuffix.registrableDomain(of: target.host)
  }

  /// Returns whether a URL is of the site of a document in the main frame, as the engine sees it: a document of the
  /// app's scheme is of no site of the web.
  static func isSame(_ url: WebURL, _ top: Origin?) -> Bool {
    guard let top = top.flatMap({ try? WebURL($0.description) }) else { return false }
    return top.host == url.host
      || PublicSuffix.registrableDomain(of: top.host).map {
        $0 == PublicSuffix.registrableDomain(of: url.host)
      } ?? false
  }

  /// Returns whether a URL is of the site of a document, and both have the same scheme.
  static func isSameWithScheme(_ url: WebURL, _ origin: Origin) -> Bool {
    isSame(url, origin) && origin.description.hasPrefix(url.scheme + ":")
  }
}
