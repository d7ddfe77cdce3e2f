import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The fields of a response of the web that a page of a custom scheme receives.
struct WebHostFields {
  let fields: [String: String]

  /// Fields that the page may see without being allowed to, or that its engine needs. All others need
  /// `Access-Control-Expose-Headers`, which the engine forgets for a synchronous `XMLHttpRequest`.
  private static let usual: Set = [
    "accept-ranges", "access-control-allow-credentials", "access-control-allow-origin",
    "access-control-expose-headers", "cache-control", "content-language", "content-length",
    "content-range", "content-type", "expires", "last-modified", "pragma", "timing-allow-origin",
    "x-content-type-options",
  ]
  /// Fields that are no page's, or describe a connection.
  private static let hidden: Set = [
    "connection", "content-encoding", "content-security-policy", "keep-alive", "set-cookie",
    "set-cookie2", "transfer-encoding",
  ]

  /// - Parameter origin: The origin that the page's request states. The host has been asked whether it allows that one.
  init(_ head: HTTPURLResponse, origin: String?) {
    let exposed = Set(
      (head.value(forHTTPHeaderField: "Access-Control-Expose-Headers") ?? "").lowercased()
        .split { $0 == "," || $0 == " " }.map(String.init))
    // A document of the app's scheme would be taken for the app's.
    var fields = ["content-security-policy": "sandbox"]
    for case (let name as String, let value as String) in head.allHeaderFields {
      let name = name.lowercased()
      guard !Self.hidden.contains(name),
        Self.usual.contains(name) || exposed.contains(name) || exposed.contains("*")
      else { continue }
      fields[name] = value
    }
    if head.value(forHTTPHeaderField: "Content-Encoding") != nil { fields["content-length"] = nil }
    let allowed = "access-control-allow-origin"
    if let origin, fields[allowed] != "*" { fields[allowed] = origin }
    self.fields = fields
  }

  /// Returns whether a page may have a response, as [Fetch](https://fetch.spec.whatwg.org/#cors-check) says it for
  /// `https`.
  ///
  /// - Parameter origin: The origin that the request states; `nil` if it is for something that the page uses and does not
  ///   read, such as a picture.
  static func mayRead(_ head: HTTPURLResponse, origin: String?) -> Bool {
    guard let origin else {
      let policy = head.value(forHTTPHeaderField: "Cross-Origin-Resource-Policy")?.lowercased()
      return policy != "same-origin" && policy != "same-site"
    }
    let allowed = head.value(forHTTPHeaderField: "Access-Control-Allow-Origin")
    return allowed == "*" || allowed == origin
  }
}
