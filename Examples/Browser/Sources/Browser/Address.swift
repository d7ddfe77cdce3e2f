import Foundation

/// What users type into the address field.
enum Address {
  /// Returns the URL that a text means: itself, a host's, or that of a search for the text.
  static func url(for text: String) -> URL? {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return nil }
    if let url = URL(string: text), let scheme = url.scheme?.lowercased(), schemes.contains(scheme)
    {
      return url
    }
    if text.hasPrefix("localhost") { return URL(string: "http://" + text) }
    if text.contains("."), !text.contains(" "), let url = URL(string: "https://" + text) {
      return url
    }
    var search = URLComponents(string: "https://duckduckgo.com/")
    search?.queryItems = [URLQueryItem(name: "q", value: text)]
    return search?.url
  }

  private static let schemes: Set = ["http", "https", "file", "about", "data"]
}
