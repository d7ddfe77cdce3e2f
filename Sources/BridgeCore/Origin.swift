/// A web origin such as `https://shop.example.com`, or, in the list given to a bridge, a pattern
/// of origins such as `https://*.example.com`.
///
/// An origin is scheme, host and port, written as browsers write it: without a path, and without
/// the port where it is the scheme's default one
/// ([HTML, origins](https://html.spec.whatwg.org/multipage/browsers.html#origin)).
/// The opaque origin `null` (sandboxed frames, `data:` pages, HTML loaded without a base URL) is
/// matched by no pattern, ``anyOrigin`` included.
public struct Origin: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The origin as text.
  public let description: String

  /// An origin or pattern from its text; trailing slash and default port are dropped.
  public init(_ text: String) { description = Self.normalized(text) }

  /// An origin or pattern from a literal.
  public init(stringLiteral text: String) { self.init(text) }

  private init(verbatim text: String) { description = text }

  /// Every origin that is not opaque.
  public static let anyOrigin = Origin(verbatim: "*")
  /// Pages of `file:` URLs.
  public static let file = Origin(verbatim: "file://")
  /// The opaque origin.
  public static let opaque = Origin(verbatim: "null")

  /// Every host of a custom scheme: `.scheme("app")` for pages under `app://`.
  public static func scheme(_ name: String) -> Origin {
    Origin(verbatim: name.lowercased() + "://*")
  }

  private static func normalized(_ text: String) -> String {
    var text = text.lowercased()
    if text.hasSuffix("/"), !text.hasSuffix("://") { text.removeLast() }
    for (scheme, port) in [("https://", ":443"), ("http://", ":80")]
    where text.hasPrefix(scheme) && text.hasSuffix(port) {
      text.removeLast(port.count)
    }
    return text
  }
}
