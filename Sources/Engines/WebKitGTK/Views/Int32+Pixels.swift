import Foundation

extension Int32 {
  /// Creates a length for GTK: a whole number from 0 to 32,767, and 0 if it is not finite.
  init(pixels length: CGFloat) {
    self = length.isFinite ? Int32(Swift.min(Swift.max(0, length.rounded()), 32_767)) : 0
  }
}
