/// A `Content-Security-Policy` as directives with their sources, in the order in which they were added.
package struct ContentSecurityPolicy: Equatable, Sendable {
  package private(set) var directives: [(name: String, sources: [String])]

  private init(directives: [(name: String, sources: [String])]) { self.directives = directives }

  /// Reads a policy as engines do: of a directive that occurs twice, the first one counts.
  package init(_ text: String) {
    var names: Set<String> = []
    directives = text.split(separator: ";").compactMap { part in
      let words = part.split { $0 == " " || $0 == "\t" }.map(String.init)
      guard let name = words.first?.lowercased(), names.insert(name).inserted else { return nil }
      return (name, Array(words.dropFirst()))
    }
  }

  /// The policy of releases that state none, and the one that `webbridge pack` adds to. It allows what bundlers put into
  /// pages: files of the package, also as frames, inline styles, data URLs, workers of blobs, and from `https` all but
  /// scripts, styles and frames.
  package static let usual = ContentSecurityPolicy(directives: [
    ("default-src", ["'self'"]),
    ("connect-src", ["'self'", "https:", "wss:", "webbridge:", "data:", "blob:"]),
    ("img-src", ["'self'", "data:", "blob:", "https:"]),
    ("font-src", ["'self'", "data:", "https:"]),
    ("media-src", ["'self'", "data:", "blob:", "https:"]),
    ("style-src", ["'self'", "'unsafe-inline'"]), ("worker-src", ["'self'", "blob:"]),
    ("object-src", ["'none'"]), ("base-uri", ["'self'"]),
    ("frame-ancestors", ["'self'"]),
  ])

  /// The maximum number of bytes of a release's policy.
  package static let mostBytes = 4_096

  package var text: String {
    directives.map { ([$0.name] + $0.sources).joined(separator: " ") }.joined(separator: "; ")
  }

  /// Returns the sources of a directive, or those of `default-src` if the policy lacks the directive.
  package func sources(of name: String) -> [String] {
    (directives.first { $0.name == name } ?? directives.first { $0.name == "default-src" })?.sources
      ?? []
  }

  /// Returns whether the policy allows scripts of hosts, such as that of a site, but not of the page's own origin,
  /// which is another one in a package.
  package var refusesOwnScripts: Bool {
    let names = ["script-src-elem", "script-src", "default-src"]
    let rule = names.lazy.compactMap { name in directives.first { $0.name == name } }.first
    guard let sources = rule?.sources.map({ $0.lowercased() }) else { return false }
    let allowing = ["'self'", "*", "app:", "'strict-dynamic'"]
    return !sources.contains { allowing.contains($0) || $0.hasPrefix("'nonce-") }
  }

  /// Adds a source to a directive. A new directive begins with the sources of `default-src`.
  package mutating func allow(_ source: String, for name: String) {
    let sources = sources(of: name).filter { $0 != "'none'" && $0 != source } + [source]
    if let index = directives.firstIndex(where: { $0.name == name }) {
      directives[index].sources = sources
    } else {
      directives.insert((name, sources), at: min(1, directives.count))
    }
  }

  /// Returns the policy with the hashes of inline scripts and event handlers.
  package func allowing(inlineScripts: [PackageDigest]) -> Self {
    var policy = self
    for digest in inlineScripts { policy.allow(digest.sourceExpression, for: "script-src") }
    return policy
  }

  /// Removes the sources of a directive that a condition holds for.
  package mutating func remove(from name: String, where isRemoved: (String) -> Bool) {
    guard let index = directives.firstIndex(where: { $0.name == name }) else { return }
    directives[index].sources.removeAll(where: isRemoved)
  }

  package static func == (one: Self, other: Self) -> Bool { one.text == other.text }
}

extension PackageDigest {
  /// The hash as a source of a `Content-Security-Policy`, such as `'sha256-…'`.
  package var sourceExpression: String { "'sha256-\(base64)'" }
}
