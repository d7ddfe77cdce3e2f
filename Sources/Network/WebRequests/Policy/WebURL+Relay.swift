import Disclosure

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
        .badURL, "\(ReportedURL.of(text.prefix(200)).debugDescription) is not a URL. \(error)")
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
    guard isForFoundation else {
      throw RelayError(
        .badURL, "The host \(host.debugDescription) has characters that no host has.")
    }
    guard !Self.otherPorts.contains(effectivePort) else {
      throw RelayError(
        .badURL,
        "The port \(effectivePort) is one of another protocol, to which no browser sends HTTP.")
    }
    return self
  }

  /// The bad ports of the Fetch standard, 2.9.
  private static let otherPorts: Set = [
    0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101,
    102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389,
    427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636,
    989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665,
    6666, 6667, 6668, 6669, 6679, 6697, 10080,
  ]

  /// The origin.
  var ownOrigin: Origin { Origin(origin) }

  /// The host for a resolver: an IPv6 address has no brackets.
  var name: String { host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host }
}
