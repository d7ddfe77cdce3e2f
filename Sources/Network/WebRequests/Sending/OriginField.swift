/// The field `Origin` in a chain of redirects, as the engine sends it.
struct OriginField {
  /// The value; `nil` if the request has no such field.
  private(set) var value: String?
  private let document: Origin
  private let mode: PageRequest.Mode
  /// Whether a redirect went from a foreign origin to another one.
  private var isTainted = false

  init(
    _ document: Origin, mode: PageRequest.Mode, method: String, to url: WebURL,
    policy: ReferrerPolicy
  ) {
    (self.document, self.mode) = (document, mode)
    let changes = !Self.isSafe(method)
    switch mode {
    case .cors where changes || url.ownOrigin != document: value = document.description
    case .cors: value = nil
    case .noCORS, .sameOrigin, .navigate:
      value = changes ? policy.origin(document, to: url) : nil
    }
  }

  /// The origin that CORS sends to servers: `null` after a redirect from one foreign origin to another.
  var shown: String { isTainted ? "null" : document.description }

  private static func isSafe(_ method: String) -> Bool { method == "GET" || method == "HEAD" }

  /// Goes on to the URL of a redirect; `method` is the one of the next request.
  mutating func follow(from old: WebURL, to new: WebURL, method: String) {
    let isSafe = Self.isSafe(method)
    guard old.ownOrigin != new.ownOrigin else {
      if mode == .navigate, isSafe { value = nil }
      return
    }
    isTainted = isTainted || old.ownOrigin != document
    switch mode {
    case .cors: value = shown
    case .noCORS, .sameOrigin:
      if isSafe { value = nil } else if isTainted { value = value.map { _ in "null" } }
    case .navigate: value = isSafe ? nil : "null"
    }
  }
}
