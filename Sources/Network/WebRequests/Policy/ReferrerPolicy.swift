/// A policy of the standard [Referrer Policy](https://w3c.github.io/webappsec-referrer-policy/).
enum ReferrerPolicy: String, Sendable, Hashable, CaseIterable {
  case noReferrer = "no-referrer"
  case origin
  case sameOrigin = "same-origin"
  case strictOrigin = "strict-origin"
  case originWhenCrossOrigin = "origin-when-cross-origin"
  case strictOriginWhenCrossOrigin = "strict-origin-when-cross-origin"
  case noReferrerWhenDowngrade = "no-referrer-when-downgrade"
  case unsafeURL = "unsafe-url"

  /// The policy of a document that names none.
  static let usual = strictOriginWhenCrossOrigin

  /// Reads one name; `nil` if no policy has it.
  init?(name: some StringProtocol) { self.init(rawValue: name.lowercased()) }

  /// Reads the value of the field `Referrer-Policy`: the last name that is known counts.
  init?(field: String) {
    let space: Set<Character> = [" ", "\t", "\n", "\r"]
    let names = field.split(separator: ",").map { part in
      String(
        part.drop { space.contains($0) }.reversed().drop { space.contains($0) }.reversed())
    }
    guard let last = names.compactMap({ ReferrerPolicy(name: $0) }).last else { return nil }
    self = last
  }

  /// Reads the content of an element `<meta name=referrer>`, which may be a name of the earlier standard.
  init?(element content: String) {
    switch content.lowercased() {
    case "never": self = .noReferrer
    case "default": self = .usual
    case "always": self = .unsafeURL
    case "origin-when-crossorigin": self = .originWhenCrossOrigin
    case let name: self.init(name: name)
    }
  }
}

extension ReferrerPolicy {
  /// The maximum number of bytes of a referrer. The origin replaces a longer one.
  private static let mostBytes = 4096

  /// Returns what is left of a referrer in a request to a URL; `nil` if nothing is.
  func referrer(_ source: WebURL, to url: WebURL) -> WebURL? {
    let origin = source.originURL
    var whole = source.withoutCredentials.withoutFragment
    if whole.description.utf8.count > Self.mostBytes { whole = origin }
    let isSame = source.origin == url.origin
    let isDowngrade = source.scheme == "https" && url.scheme == "http"
    switch self {
    case .noReferrer: return nil
    case .origin: return origin
    case .sameOrigin: return isSame ? whole : nil
    case .strictOrigin: return isDowngrade ? nil : origin
    case .originWhenCrossOrigin: return isSame ? whole : origin
    case .strictOriginWhenCrossOrigin:
      return isSame ? whole : isDowngrade ? nil : origin
    case .noReferrerWhenDowngrade: return isDowngrade ? nil : whole
    case .unsafeURL: return whole
    }
  }

  /// Returns the value of `Origin` for a request that changes something, and that is not one of the mode `cors`.
  func origin(_ origin: Origin, to url: WebURL) -> String {
    let isHidden =
      switch self {
      case .noReferrer: true
      case .sameOrigin: origin != url.ownOrigin
      case .strictOrigin, .strictOriginWhenCrossOrigin, .noReferrerWhenDowngrade:
        origin.description.hasPrefix("https:") && url.scheme != "https"
      case .origin, .originWhenCrossOrigin, .unsafeURL: false
      }
    return isHidden ? "null" : origin.description
  }
}
