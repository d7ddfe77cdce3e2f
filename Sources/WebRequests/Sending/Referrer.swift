import Foundation

/// The field `Referer`, by the Referrer Policy standard.
enum Referrer {
  /// Returns the value of the field; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - text: The URL that the page refers from; empty if there is none.
  ///   - policy: The name of the policy; empty for the default one.
  ///   - url: Where the request goes.
  static func value(_ text: String, policy: String, to url: URL) -> String? {
    guard var parts = URLComponents(string: text), let source = parts.url,
      let from = try? RelayTarget(source), let to = try? RelayTarget(url)
    else { return nil }
    (parts.fragment, parts.user, parts.password) = (nil, nil, nil)
    if parts.path.isEmpty { parts.path = "/" }
    let whole = parts.string
    let origin = "\(from.origin)/"
    let isSame = from.origin == to.origin
    let isDowngrade = from.scheme == "https" && to.scheme == "http"
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
