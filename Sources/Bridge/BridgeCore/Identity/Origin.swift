/// The web origin of a document, such as `https://shop.example.com`.
///
/// An origin is scheme, host and port, written as browsers write it: without a path, and without
/// the scheme's default port
/// ([HTML, origins](https://html.spec.whatwg.org/multipage/browsers.html#origin)).
///
/// An ``OriginPattern`` says which origins may use a bridge.
public struct Origin: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The origin as text.
  public let description: String

  /// Makes an origin from its text. A trailing slash and the scheme's default port are dropped.
  public init(_ text: String) { description = Self.normalized(text) }

  /// Makes an origin from a literal.
  public init(stringLiteral text: String) { self.init(text) }

  private init(verbatim text: String) { description = text }

  /// The origin of pages with a `file:` URL.
  public static let file = Origin(verbatim: "file://")
  /// The opaque origin, `null`, of sandboxed frames, `data:` pages, and HTML that was loaded without a base
  /// URL. No pattern matches it.
  public static let opaque = Origin(verbatim: "null")

  static func normalized(_ text: String) -> String {
    // ASCII only, because other letters, such as the Kelvin sign, would become letters of other hosts.
    var text = String(
      decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    if text.hasSuffix("/"), !text.hasSuffix("://") { text.removeLast() }
    for (scheme, port) in [("https://", ":443"), ("http://", ":80")]
    where text.hasPrefix(scheme) && text.hasSuffix(port) {
      text.removeLast(port.count)
    }
    return text
  }
}
