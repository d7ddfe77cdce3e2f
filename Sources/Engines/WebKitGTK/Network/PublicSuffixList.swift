import CWebKitGTK

/// The list of public suffixes that libsoup brings, with which WebKitGTK decides on cookies.
package enum PublicSuffixList {
  /// Whether a domain is in the list.
  package static func contains(_ domain: String) -> Bool {
    soup_tld_domain_is_public_suffix(domain) != 0
  }

  /// The public suffix of a host and the label before it; `nil` if the host is a public suffix, or the list does not have
  /// its top-level domain.
  ///
  /// - Parameter host: A host in lower case and in ASCII, and no address.
  package static func registrableDomain(of host: String) -> String? {
    // The domain is a part of the text that the function gets.
    host.withCString { host in
      (try? GLibError.check { soup_tld_get_base_domain(host, $0) }).flatMap { $0 }.map {
        String(cString: $0)
      }
    }
  }
}
