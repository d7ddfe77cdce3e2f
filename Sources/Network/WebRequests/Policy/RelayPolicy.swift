import Foundation

/// Decides whether a request may be sent, by the document's origin, the URL, and the addresses of its host.
struct RelayPolicy: Sendable {
  /// The rules, and their origins, which are read once. An origin whose text is no pattern matches no document.
  private let rules: [(rule: RelayRule, origins: [OriginMatcher])]
  private let resolver: any HostResolver

  init(rules: [RelayRule], resolver: any HostResolver) {
    self.rules = rules.map { rule in (rule, rule.origins.compactMap { try? OriginMatcher($0) }) }
    self.resolver = resolver
  }

  /// Returns the rules that give a URL to an origin.
  ///
  /// - Throws: ``RelayError`` with the code `badURL` or `notListed`.
  func rules(for target: WebURL, from origin: Origin) throws -> [RelayRule] {
    let found = rules.filter { rule, origins in
      origins.contains { $0.matches(origin) } && rule.patterns.contains { $0.matches(target) }
    }.map(\.rule)
    guard !found.isEmpty else {
      throw RelayError(
        .notListed,
        "No rule of the relay gives \(target.origin)\(target.path) to documents of \(origin).")
    }
    return found
  }

  /// Returns whether the server decides who reads its responses: no rule that gives the URL to the origin says
  /// otherwise.
  ///
  /// - Throws: ``RelayError`` with the code `badURL` or `notListed`.
  func enforcesCORS(for target: WebURL, from origin: Origin) throws -> Bool {
    try rules(for: target, from: origin).allSatisfy { $0.cors == .enforced }
  }

  /// Returns the addresses to which a request may go.
  ///
  /// A host with a refused address is refused, even if it has others, because whoever answers for its name chooses
  /// among them.
  ///
  /// - Throws: ``RelayError`` with the code `refusedAddress` or `unknownHost`, or the resolver's error.
  func addresses(for target: WebURL, from origin: Origin) async throws -> [NetworkAddress] {
    let rules = try rules(for: target, from: origin)
    let addresses = try await resolver.addresses(of: target.name)
    guard !addresses.isEmpty else {
      throw RelayError(.unknownHost, "The host \(target.host) has no address.")
    }
    let listed = rules.flatMap(\.addresses)
    for address in addresses
    where !address.isPublic && !listed.contains(where: { $0.contains(address) }) {
      throw RelayError(
        .refusedAddress,
        "\(target.host) is \(address), which is not an address of the public Internet. If the app means it, add the range to the rule's addresses."
      )
    }
    return addresses
  }
}
