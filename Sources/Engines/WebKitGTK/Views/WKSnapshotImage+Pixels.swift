import CWebKitGTK
import Foundation

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
