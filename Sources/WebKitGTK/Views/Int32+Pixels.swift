import Foundation

extension Int32 {
  /// A length as GTK takes it: whole, not negative, and no longer than a screen can be.
  init(pixels length: CGFloat) {
    self = length.isFinite ? Int32(Swift.min(Swift.max(0, length.rounded()), 32_767)) : 0
  }
}
