/// Which URLs a relay sends natively, for which documents, and to which addresses.
///
/// ```swift
/// RelayRule(["https://api.example.com/*"], from: [.scheme("app")])
/// ```
///
/// Unless ``cors`` says otherwise, native sending knows no CORS: a document may read every response of a URL that a rule
/// gives it. List the URLs that the documents need, and no more.
public struct RelayRule: Sendable, Hashable {
  /// The URLs.
  public var patterns: [RelayPattern]
  /// The origins of the documents.
  public var origins: [OriginPattern]
  /// The ranges of addresses that are allowed although they are not of the public Internet.
  public var addresses: [AddressRange]
  /// The side that decides whether the documents may read the responses of other origins. If another rule gives the
  /// same URL to the document and has ``RelayCORS/native``, that rule decides.
  public var cors: RelayCORS

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - patterns: The URLs.
  ///   - origins: The origins of the documents. A document needs a bridge as well, so that the origins of the bridge
  ///     are the limit.
  ///   - addresses: The ranges of addresses that are allowed although they are not of the public Internet, such as
  ///     `AddressRange.loopback`. Without them a host of this machine or of a private network is refused, whatever
  ///     its name.
  ///   - cors: Who decides whether the documents may read the responses of other origins.
  public init(
    _ patterns: [RelayPattern], from origins: [OriginPattern], addresses: [AddressRange] = [],
    cors: RelayCORS = .native
  ) {
    (self.patterns, self.origins) = (patterns, origins)
    (self.addresses, self.cors) = (addresses, cors)
  }
}

/// The side that decides whether a document may read the responses of other origins.
public enum RelayCORS: Sendable, Hashable {
  /// The rule alone. A document reads every response of the rule's URLs, and no preflight is sent: for documents of the
  /// app's own scheme, whose origin servers do not know.
  case native
  /// The server, as in the engine: the relay sends preflights and checks `Access-Control-Allow-Origin` and the other fields
  /// of the [Fetch Standard](https://fetch.spec.whatwg.org/#http-cors-protocol), after each redirect.
  case enforced
}
