import Foundation
import WebCookies

/// What belongs to one site, for cookies with SameSite.
enum Site {
  /// Whether a document may send cookies with SameSite to a URL: both have the same host, or the same registrable domain.
  ///
  /// A document without a host, or of a scheme that is not the web's, is the app's own. The rules have given the URL to it.
  static func isSame(_ origin: Origin, _ url: URL) -> Bool {
    guard let document = try? WebURL(origin.description),
      let target = try? WebURL(url.absoluteString)
    else { return true }
    if document.host == target.host { return true }
    guard let domain = PublicSuffix.registrableDomain(of: document.host) else { return false }
    return domain == PublicSuffix.registrableDomain(of: target.host)
  }

  /// Whether a URL is of the site of a document in the main frame, as the engine sees it: a document of the app's scheme is
  /// of no site of the web.
  static func isSame(_ url: WebURL, _ top: Origin?) -> Bool {
    guard let top = top.flatMap({ try? WebURL($0.description) }) else { return false }
    return top.host == url.host
      || PublicSuffix.registrableDomain(of: top.host).map {
        $0 == PublicSuffix.registrableDomain(of: url.host)
      } ?? false
  }

  /// Whether a URL is of the site of a document, and both have the same scheme.
  static func isSameWithScheme(_ url: WebURL, _ origin: Origin) -> Bool {
    isSame(url, origin) && origin.description.hasPrefix(url.scheme + ":")
  }
}
