/// URLs that can be relayed.
extension WebURL {
  /// Reads the URL of a request.
  ///
  /// - Throws: ``RelayError`` with the code `badURL` if the URL cannot be relayed.
  init(relayed text: String) throws {
    do {
      try self.init(text)
    } catch {
      if case .otherScheme(let scheme) = error {
        throw RelayError(
          .badURL, "Only http and https URLs are relayed, and not \(scheme.debugDescription).")
      }
      throw RelayError(
        .badURL, "\(String(text.prefix(200)).debugDescription) is not a URL. \(error)")
    }
    _ = try checked()
  }

  /// Returns the URL.
  ///
  /// - Throws: ``RelayError`` with the code `badURL` if the URL cannot be relayed.
  func checked() throws -> WebURL {
    guard !hasCredentials else {
      throw RelayError(.badURL, "A URL with credentials is not relayed.")
    }
    guard url != nil else {
      throw RelayError(
        .badURL, "The host \(host.debugDescription) has characters that no host has.")
    }
    return self
  }

  /// The origin.
  var ownOrigin: Origin { Origin(origin) }

  /// The host for a resolver: an IPv6 address has no brackets.
  var name: String { host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host }
}
