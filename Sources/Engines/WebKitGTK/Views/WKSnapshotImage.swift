public import Foundation

/// A picture of a view.
///
/// - Note: *Differs:* exists on Linux only, in place of `UIImage` and `NSImage`.
public struct WKSnapshotImage: Sendable {
  /// The picture's size, in pixels.
  public let size: CGSize

  private let png: Data?

  init(size: CGSize, png: Data?) {
    self.size = size
    self.png = png
  }

  /// The picture of a part, or a view, without a size.
  static let empty = WKSnapshotImage(size: .zero, png: nil)

  /// The picture as a PNG file, or nil if it is empty.
  public func pngData() -> Data? { png }
}
