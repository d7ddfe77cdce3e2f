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
}
