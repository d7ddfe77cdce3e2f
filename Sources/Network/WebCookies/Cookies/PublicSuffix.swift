import WebBridge

#if os(Linux)
  import WebKitGTK
#endif

/// Domains under which others register theirs, such as `com`, `co.uk` and `github.io`
/// ([Public Suffix List](https://publicsuffix.org)).
package enum PublicSuffix {
  /// Returns whether a domain is a public suffix. A name without a dot always is.
  ///
  /// - Parameter domain: A domain in lower case and in ASCII.
  package static func contains(_ domain: String) -> Bool {
    guard IPAddress(host: domain) == nil else { return false }
    return !domain.contains(".") || registrableDomain(of: domain) == nil
  }

  /// The part of a host that somebody has registered: the public suffix and the label before it. `nil` if the host is
  /// a public suffix, or an address.
  ///
  /// - Parameter host: A host in lower case and in ASCII.
  package static func registrableDomain(of host: String) -> String? {
    guard IPAddress(host: host) == nil else { return nil }
    #if os(Linux)
      if let domain = PublicSuffixList.registrableDomain(of: host) { return domain }
      // A top-level domain that is not in the list is a suffix by itself.
      return PublicSuffixList.contains(host) ? nil : lastTwoLabels(of: host)
    #else
      return guessedDomain(of: host)
    #endif
  }

  private static func lastTwoLabels(of host: String) -> String? {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false).suffix(2)
    return labels.count == 2 && !labels.contains("") ? labels.joined(separator: ".") : nil
  }

  /// The registrable domain on a system that tells no app its list: the last two labels, or three if the last two look
  /// like the suffix of a country, such as `co.uk`.
  package static func guessedDomain(of host: String) -> String? {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false).suffix(3)
    guard labels.count > 1, !labels.contains("") else { return nil }
    let (last, second) = (labels[labels.endIndex - 1], labels[labels.endIndex - 2])
    let isCountry = last.utf8.count == 2 && second.utf8.count <= 3
    guard isCountry else { return lastTwoLabels(of: host) }
    return labels.count == 3 ? labels.joined(separator: ".") : nil
  }
}
