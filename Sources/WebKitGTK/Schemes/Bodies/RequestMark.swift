import Foundation

/// What the module's script put ahead of a URL's fragment.
enum RequestMark: Equatable {
  /// The request is the script's and has this body.
  case own(Content)
  /// The request only brings the body of another, which has the ticket.
  case upload(Content, ticket: String, type: String?)
  /// The body comes by another request.
  case ticket(String)

  /// What can be said of a body that the script deals with.
  enum Content: String {
    /// It is text or bytes for certain.
    case body
    case none
    /// The script could not send it along.
    case lost
  }

  /// Takes the mark off a URL.
  ///
  /// - Parameter secret: What the script knows and the page does not.
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
