/// The `Content-Security-Policy` of a page of a custom scheme, for URLs such as `//cdn.example/x.js`.
package enum WebHostPolicy {
  /// Returns a policy that allows the counterpart of each source of the web, because the engine takes `//cdn.example/x.js`
  /// for a URL of the page's own scheme: `app://cdn.example` where the policy has `https://cdn.example`, and `app:` where
  /// it has `https:`.
  package static func policy(_ text: String, for scheme: String) -> String {
    text.split(separator: ",", omittingEmptySubsequences: false).map { policy in
      policy.split(separator: ";", omittingEmptySubsequences: false).map { directive in
        Self.directive(directive, for: scheme)
      }.joined(separator: ";")
    }.joined(separator: ",")
  }

  private static func directive(_ directive: Substring, for scheme: String) -> String {
    let words = directive.split { $0.isWhitespace }
    guard let name = words.first?.lowercased(), takesSources(name) else { return String(directive) }
    let added = words.dropFirst().compactMap { source -> String? in
      let lower = source.lowercased()
      guard let web = ["https:", "http:"].first(where: lower.hasPrefix) else { return nil }
      return scheme + ":" + source.dropFirst(web.count)
    }
    return added.reduce(into: String(directive)) { text, source in
      if !words.contains(Substring(source)) { text += " " + source }
    }
  }

  /// Whether a directive names what the page may load or go to. `frame-ancestors` names who may show the page.
  private static func takesSources(_ name: String) -> Bool {
    name.hasSuffix("-src")
      || [
        "script-src-elem", "script-src-attr", "style-src-elem", "style-src-attr",
        "base-uri", "form-action",
      ].contains(name)
  }
}
