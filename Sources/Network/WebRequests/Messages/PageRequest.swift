import Foundation
import HTTPTypes

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
  /// The mode of a request of `fetch`.
  var mode: Mode?
  let credentials: Credentials
  var redirect: Redirect?
  /// The URL that the page says this request refers from; empty if from none, and `about:client` or `nil` if from the
  /// document.
  var referrer: String?
  /// The URL that the page says the document refers from.
  var place: String?
  /// The policy of this request; empty or `nil` if it is the document's.
  var referrerPolicy: String?
  /// The referrer policies that the document's elements state, in their order.
  var policies: [String]?
  /// The policies of the documents around its frame when the document began.
  var inherited: [String]?
  var cache: String?
  var keepalive: Bool?
  /// The number by which the page aborts a request that outlives it.
  var number: Int?
  /// Whether the upload of an XMLHttpRequest has listeners. The page states it only if CORS is enforced.
  var listensToUpload: Bool?
  let agent: String
}

extension PageRequest {
  /// - Throws: ``RelayError`` with the code `badURL`.
  func target() throws -> WebURL { try WebURL(relayed: url) }

  /// - Throws: ``RelayError`` with the code `badHeader`.
  func fields() throws -> HTTPFields {
    var fields = HTTPFields()
    for pair in headers {
      guard pair.count == 2 else { throw RelayError(.badHeader, "A header is a name and a value.") }
      try fields.add(pages: pair[0], pair[1])
    }
    guard HTTPRequest.Method(method) != nil,
      !["CONNECT", "TRACE", "TRACK"].contains(method.uppercased())
    else {
      throw RelayError(.badHeader, "\(method.debugDescription) is not a method that pages may use.")
    }
    return fields
  }
}

/// The method of the bridge by which a page sends a request. It decides, and not the page, what a request may be.
enum RelayMethod {
  /// Sends the request, and returns the response as a stream.
  case send
  /// Sends while the page waits.
  case sendNow
  /// Sends a request that outlives the document.
  case beacon
  /// Navigates by a form.
  case form

  /// Checks that a page may send a request by this method. A navigation carries cookies that other requests do not.
  func check(_ request: PageRequest) throws {
    let kind = RelayedRequest.Kind(rawValue: request.kind)
    let isAllowed =
      switch self {
      case .send: kind != .form && kind != .beacon
      case .sendNow: kind == .xmlHTTPRequest
      case .beacon: kind == .beacon || kind == .fetch && request.keepalive == true
      case .form: kind == .form
      }
    guard isAllowed, request.mode != .navigate || self == .form else {
      throw BridgeError(.badArguments, "Another method sends such a request.")
    }
  }
}
