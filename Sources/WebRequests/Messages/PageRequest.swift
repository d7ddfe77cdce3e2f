import Foundation

/// A request as the page's script describes it, without its body.
struct PageRequest: Decodable, Sendable {
  enum Mode: String, Decodable {
    case cors, noCORS = "no-cors", sameOrigin = "same-origin", navigate
  }
  enum Credentials: String, Decodable { case omit, sameOrigin = "same-origin", include }
  enum Redirect: String, Decodable { case follow, error, manual }

  let kind: String
  var method: String
  var url: String
  let headers: [[String]]
  let mode: Mode
  let credentials: Credentials
  let redirect: Redirect
  /// The URL that the page refers from; empty if there is none.
  let referrer: String
  let referrerPolicy: String
  let cache: String
  let keepalive: Bool
  /// The number by which the page aborts a request that outlives it.
  var number: Int?
  /// Whether the upload of an XMLHttpRequest has listeners. The page tells it only where CORS is enforced.
  var listensToUpload: Bool?
  let agent: String
  let languages: String
}

extension PageRequest {
  /// - Throws: ``RelayError`` with the code `badURL`.
  func target() throws -> WebURL { try WebURL(relayed: url) }

  /// - Throws: ``RelayError`` with the code `badHeader`.
  func fields() throws -> RelayHeaders {
    var fields = RelayHeaders()
    for pair in headers {
      guard pair.count == 2 else { throw RelayError(.badHeader, "A header is a name and a value.") }
      fields.add(pair[0], pair[1])
    }
    try fields.checkedAsPages()
    guard !method.isEmpty, method.utf8.allSatisfy(RelayHeaders.isTokenByte),
      !["CONNECT", "TRACE", "TRACK"].contains(method.uppercased())
    else {
      throw RelayError(.badHeader, "\(method.debugDescription) is not a method that pages may use.")
    }
    return fields
  }
}
