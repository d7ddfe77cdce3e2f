/// A policy that a page has in `<meta>`.
enum MetaPolicy {
  /// Whether a policy allows scripts of hosts, such as that of the site, and none of the page's own origin, which is another
  /// one in a package.
  static func refusesOwnScripts(_ policy: String) -> Bool {
    let directives = policy.lowercased().split(separator: ";").map { $0.split { $0.isWhitespace } }
    let names: [Substring] = ["script-src-elem", "script-src", "default-src"]
    let rule = names.lazy.compactMap { name in directives.first { $0.first == name } }.first
    guard let sources = rule?.dropFirst() else { return false }
    let allowing: [Substring] = ["'self'", "*", "app:", "'strict-dynamic'"]
    return !sources.contains { allowing.contains($0) || $0.hasPrefix("'nonce-") }
  }
}
