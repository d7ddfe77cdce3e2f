/// The field `Referer`, by the Referrer Policy standard.
enum Referrer {
  /// Returns the value of the field; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - text: The URL that the page refers from; empty if there is none.
  ///   - policy: The name of the policy; empty for the default one.
  ///   - url: Where the request goes.
  static func value(_ text: String, policy: String, to url: WebURL) -> String? {
    guard let source = try? WebURL(text) else { return nil }
    let whole = source.withoutCredentials.withoutFragment.description
    let origin = "\(source.origin)/"
    let isSame = source.origin == url.origin
    let isDowngrade = source.scheme == "https" && url.scheme == "http"
    switch policy {
    case "no-referrer": return nil
    case "origin": return origin
    case "unsafe-url": return whole
    case "same-origin": return isSame ? whole : nil
    case "strict-origin": return isDowngrade ? nil : origin
    case "origin-when-cross-origin": return isSame ? whole : origin
    case "no-referrer-when-downgrade": return isDowngrade ? nil : whole
    default: return isSame ? whole : isDowngrade ? nil : origin
    }
  }
}
