import Foundation

/// A response as the page's script gets it: the head, and the pieces of the body.
struct PageResponse: Sendable {
  enum Kind: String { case basic, cors, opaque, opaqueRedirect = "opaqueredirect" }

  let response: RelayedResponse
  let url: WebURL
  let isRedirected: Bool
  let kind: Kind
  /// Where the page of a form goes on by itself.
  var location: WebURL?

  /// The names of the fields that the page may read, in lower case; `nil` for all.
  var readableFields: Set<String>?

  /// What the page's script gets of the head.
  var head: BridgeValue {
    let isHidden = kind == .opaque || kind == .opaqueRedirect
    let fields =
      isHidden
      ? []
      : response.headers.fields.filter {
        !["set-cookie", "set-cookie2"].contains($0.name.lowercased())
          // No `Headers` object of a page can have such a name.
          && RelayHeaders.isName($0.name)
          && readableFields?.contains($0.name.lowercased()) != false
      }
    if let location { return ["location": .string(location.description)] }
    return [
      "status": .int(response.status), "reason": .string(FieldText.bytes(response.reason)),
      "headers": .array(fields.map { [.string($0.name), .string(FieldText.bytes($0.value))] }),
      "url": .string(url.description), "redirected": .bool(isRedirected && !isHidden),
      "type": .string(kind.rawValue),
    ]
  }

  /// How large a body may be that travels together with the head, in bytes.
  private static let mostInHead = 64 << 10

  /// The head and the whole body; `nil` if the body is large, or not known yet.
  var headAndBody: BridgeValue? {
    let body = hasHiddenBody ? Data() : response.whole
    guard let body, body.count <= Self.mostInHead else { return nil }
    return [head, .bytes(body)]
  }

  /// Whether the request was a HEAD.
  var isHead = false

  /// Whether the page gets no byte of the body: what the page may not see, and what an interceptor gave for a response
  /// that has none.
  var hasHiddenBody: Bool {
    location != nil || kind == .opaque || kind == .opaqueRedirect || isHead
      || [204, 304].contains(response.status)
  }
}
