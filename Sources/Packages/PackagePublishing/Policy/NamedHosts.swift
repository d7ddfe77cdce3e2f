import OfflinePackages

/// Hosts that scripts name, from which they probably load while they run. The policy allows none for that reason, because a
/// name alone is no use.
struct NamedHosts {
  private var entries: [(place: PolicyReport.Place, directive: String, host: String)] = []

  /// The maximum number of hosts that a note names.
  private static let mostNamed = 3
  /// The maximum number of bytes of a reason.
  private static let mostBytes = 256

  mutating func add(_ directive: String, _ host: String, _ place: PolicyReport.Place) {
    let isKnown = entries.contains { $0.directive == directive && $0.host == host }
    if !isKnown { entries.append((place, directive, host)) }
  }

  /// One note for each file that names hosts that the policy does not allow. A host that more files name is in the note of
  /// the first one.
  func notes(_ policy: ContentSecurityPolicy) -> [PolicyReport.Note] {
    let refused = entries.filter { entry in
      let sources = policy.sources(of: entry.directive)
      return !sources.contains(entry.host) && !sources.contains("https:") && !sources.contains("*")
    }
    var paths: [PackagePath] = []
    for entry in refused where !paths.contains(entry.place.path) { paths.append(entry.place.path) }
    return paths.compactMap { path in
      let own = refused.filter { $0.place.path == path }
      guard let first = own.first else { return nil }
      for count in stride(from: min(own.count, Self.mostNamed), to: 0, by: -1) {
        let reason = Self.reason(
          own.prefix(count).map { ($0.directive, $0.host) }, own.count - count)
        if reason.utf8.count <= Self.mostBytes { return .init(first.place, reason) }
      }
      let host = first.host.prefix(128)
      return .init(
        first.place, "names \(host)..., which \(first.directive) of the policy does not allow")
    }
  }

  private static func reason(_ named: [(directive: String, host: String)], _ more: Int) -> String {
    var directives: [String] = []
    for entry in named where !directives.contains(entry.directive) {
      directives.append(entry.directive)
    }
    let sources = directives.map { directive in
      let hosts = named.filter { $0.directive == directive }.map { "\"\($0.host)\"" }
      return "\"\(directive)\": [\(hosts.joined(separator: ", "))]"
    }
    let others = more == 0 ? "" : " (and \(more) more)"
    return
      "names \(named.count + more == 1 ? "a host" : "hosts")\(others) that the policy does not allow: if a page loads from there, add {\"csp\": {\(sources.joined(separator: ", "))}} to webbridge.json"
  }
}
