/// A change of a cookie that a jar makes only if it still has the cookie that the change is meant for.
public struct CookieReplacement: Sendable {
  /// The identity of the cookie.
  public let id: WebCookie.ID
  /// The cookie of the jar when it was read; `nil` if it had no such cookie, or an expired one.
  public let old: WebCookie?
  /// The new cookie; `nil` if the cookie is removed.
  public let new: WebCookie?

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - id: The identity of the cookie.
  ///   - old: What the jar had when it was read; `nil` if it had no such cookie, or an expired one.
  ///   - new: What the jar is to have; `nil` if the cookie is removed.
  public init(id: WebCookie.ID, old: WebCookie?, new: WebCookie?) {
    (self.id, self.old, self.new) = (id, old, new)
  }
}

extension CookieReplacement: CustomStringConvertible {
  /// The change and the identity of the cookie, without values.
  public var description: String {
    "\(new == nil ? "remove" : old == nil ? "add" : "change") \(id)"
  }
}
