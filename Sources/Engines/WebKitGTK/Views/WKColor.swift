public import Foundation

/// A colour in sRGB. Each component ranges from 0 to 1.
///
/// - Note: *Differs:* exists on Linux only, in place of `UIColor` and `NSColor`.
public struct WKColor: Hashable, Sendable {
  /// The amount of red.
  public let red: CGFloat
  /// The amount of green.
  public let green: CGFloat
  /// The amount of blue.
  public let blue: CGFloat
  /// The opacity.
  public let alpha: CGFloat

  /// Makes a colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
