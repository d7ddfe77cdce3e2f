import Foundation

/// What belongs to one site, for cookies with SameSite.
///
/// Browsers ask a list of public suffixes, which neither Foundation nor this package has. Here two hosts are of one site
/// if one is a subdomain of the other, or if they share their last two labels, and these do not look like the suffix of a
/// country, such as `co.uk`.
enum Site {
  /// Whether a document may send cookies with SameSite to a URL.
  ///
  /// A document without a host, or of a scheme that is not the web's, is the app's own. The rules have given the URL to it.
  static func isSame(_ origin: Origin, _ url: URL) -> Bool {
    guard let document = URLComponents(string: origin.description),
      ["http", "https"].contains(document.scheme), let host = document.host?.lowercased(),
      let other = url.host?.lowercased()
    else { return true }
    if host == other { return true }
    let addresses = (IPAddress(host: host), IPAddress(host: other))
    guard addresses == (nil, nil) else { return addresses.0 == addresses.1 }
    let (labels, others) = (host.split(separator: "."), other.split(separator: "."))
    let shared = zip(labels.reversed(), others.reversed()).prefix { $0 == $1 }.map(\.0)
    if shared.count == min(labels.count, others.count), shared.count > 1 { return true }
    return shared.count > 2 || (shared.count == 2 && !isCountrySuffix(shared[1], shared[0]))
  }

  /// Whether two labels look like `co.uk`, `com.au` or `ne.jp`.
  private static func isCountrySuffix(_ first: Substring, _ last: Substring) -> Bool {
    last.count == 2 && first.count <= 3
  }
}
