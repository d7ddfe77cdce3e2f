import Foundation

/// The mark that the module's script puts before a URL's fragment.
enum RequestMark: Equatable {
  /// The script sent the request, with the given content.
  case own(Content)
  /// The request only carries the body of another request, which has the ticket.
  case upload(Content, ticket: String, type: String?)
  /// Another request carries the body.
  case ticket(String)

  /// The content of a body that the script handles.
  enum Content: String {
    /// The body is certainly text or bytes.
    case body
    case none
    /// The script could not send the body.
    case lost
  }

  /// Removes the mark from a URL.
  ///
  /// - Parameter secret: A text that the script knows and the page does not.
  static func take(from uri: String, secret: String) -> (uri: String, mark: RequestMark?) {
    guard let hash = uri.firstIndex(of: "#") else { return (uri, nil) }
    let fragment = uri[uri.index(after: hash)...]
    let parts = fragment.split(separator: ".", maxSplits: 4, omittingEmptySubsequences: false)
    if parts.count == 5, parts[0] == secret, let content = Content(rawValue: String(parts[2])) {
      let type = String(parts[3]).removingPercentEncoding ?? ""
      let mark: RequestMark =
        parts[1].isEmpty
        ? .own(content)
        : .upload(content, ticket: String(parts[1]), type: type.isEmpty ? nil : type)
      return (String(uri[..<hash]) + parts[4], mark)
    }
    if parts.count >= 3, parts[0] == "ticket", parts[1].count == 32 {
      let rest = fragment.dropFirst("ticket.".count + 32 + 1)
      return (String(uri[..<hash]) + rest, .ticket(String(parts[1])))
    }
    return (uri, nil)
  }
}
