/// Which URLs a relay sends natively, for which documents, and to which addresses.
///
/// ```swift
/// RelayRule([try RelayPattern("https://api.example.com/*")], for: [.scheme("app")])
/// ```
///
/// Native sending knows no CORS: a document may read every response of a URL that a rule gives it. List the URLs that
/// the documents need, and no more.
public struct RelayRule: Sendable, Hashable {
  /// The URLs.
  public var patterns: [RelayPattern]
  /// The origins of the documents.
  public var origins: [OriginPattern]
  /// The ranges of addresses that are allowed although they are not of the public Internet.
  public var addresses: [AddressRange]

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - patterns: The URLs.
  ///   - origins: The origins of the documents. A document needs a bridge as well, so that the origins of the bridge
  ///     are the limit.
  ///   - addresses: The ranges of addresses that are allowed although they are not of the public Internet, such as
  ///     `AddressRange.loopback`. Without them a host of this machine or of a private network is refused, whatever
  ///     its name.
  public init(
    _ patterns: [RelayPattern], for origins: [OriginPattern], addresses: [AddressRange] = []
  ) {
    (self.patterns, self.origins, self.addresses) = (patterns, origins, addresses)
  }
}
