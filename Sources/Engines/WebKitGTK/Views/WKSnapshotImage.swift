import CWebKitGTK
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

/// The pixels of a picture, row by row.
package struct SnapshotPixels: Sendable {
  /// The width, in pixels.
  package let width: Int
  /// The height, in pixels.
  package let height: Int
  /// Blue, green, red and opacity of each pixel, from 0 to 255.
  package let bytes: [UInt8]
}

extension WKSnapshotImage {
  /// Returns the pixels, or nil if the picture cannot be read.
  package func pixels() -> SnapshotPixels? {
    guard let png = pngData() else { return nil }
    let data = png.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(data) }
    guard let made = gdk_texture_new_from_bytes(data, nil) else { return nil }
    let texture = GObject(taking: made)
    let width = Int(gdk_texture_get_width(texture.opaque))
    let height = Int(gdk_texture_get_height(texture.opaque))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBufferPointer {
      gdk_texture_download(texture.opaque, $0.baseAddress, gsize(width * 4))
    }
    return SnapshotPixels(width: width, height: height, bytes: bytes)
  }
}

/// The part of a view to take a picture of, and the size of the picture.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// The part of the view, in the view's coordinates. `CGRect.null` means the whole view.
  public var rect = CGRect.null

  /// The picture's width in points, or nil for the width of the part. The height is in proportion.
  public var snapshotWidth: NSNumber?

  /// Whether the picture includes changes that are not drawn yet.
  ///
  /// - Note: *Differs:* has no effect; the picture always includes them.
  public var afterScreenUpdates = true
}
