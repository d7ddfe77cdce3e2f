/// A pattern of web origins, which selects the pages that may use a bridge.
///
/// ```swift
/// let bridge = try Bridge(
///   attachedTo: webView, origins: ["https://shop.example.com", "https://*.example.com", .scheme("app")])
/// ```
///
/// | pattern | matches |
/// |---|---|
/// | `"https://shop.example.com"` | this origin |
/// | `"https://*.example.com"` | every subdomain, at any depth, but not `example.com` itself |
/// | `.scheme("app")`, `"app://*"` | every host of a scheme |
/// | ``file`` | pages with a `file:` URL |
/// | ``anyOrigin`` | every origin that has a scheme |
///
/// No pattern matches ``Origin/opaque``, not even ``anyOrigin``.
public struct OriginPattern: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral
{
  /// The pattern as text.
  public let description: String

  /// Makes a pattern from its text. A trailing slash and the scheme's default port are dropped.
  ///
  /// If the text is not a pattern, the initializer of ``Bridge`` throws an error.
  public init(_ text: String) { description = Origin.normalized(text) }

  /// Makes a pattern from a literal.
  public init(stringLiteral text: String) { self.init(text) }

  private init(verbatim text: String) { description = text }

  /// Every origin that is not opaque.
  public static let anyOrigin = OriginPattern(verbatim: "*")
  /// Pages with a `file:` URL.
  public static let file = OriginPattern(verbatim: Origin.file.description)

  /// Every host of a custom scheme: `.scheme("app")` for pages under `app://`.
  public static func scheme(_ name: String) -> OriginPattern {
    OriginPattern(verbatim: name.lowercased() + "://*")
  }

  /// One origin, such as that of an in-memory page: `.exactly(page.origin)`.
  public static func exactly(_ origin: Origin) -> OriginPattern {
    OriginPattern(verbatim: origin.description)
  }

  /// Returns whether the pattern matches an origin; `false` if the text is not a pattern.
  public func matches(_ origin: Origin) -> Bool {
    (try? OriginMatcher(self))?.matches(origin) ?? false
  }
}
