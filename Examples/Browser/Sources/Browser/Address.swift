import Foundation

/// Reads the text of the address field.
enum Address {
  /// Returns the URL for a text: the URL itself, the URL of a host, or a search for the text.
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
