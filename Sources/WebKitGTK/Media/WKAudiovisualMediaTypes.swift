/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The kinds as one number.
  public let rawValue: UInt

  /// Makes kinds from a number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Media that can be heard.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Media that can be seen.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Every kind.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
