#if canImport(ObjectiveC)
  import CoreGraphics
  import Foundation
  import WebBridge

  #if os(macOS)
    import AppKit
  #else
    import UIKit
  #endif

  extension PagePicture {
    /// Takes a picture of what a view shows.
    ///
    /// - Parameter width: The width of the picture, in points.
    /// - Throws: An error of WebKit, for example for a view without a size.
    @MainActor static func of(_ webView: WKWebView, width: Int) async throws -> PagePicture? {
      let configuration = WKSnapshotConfiguration()
      configuration.snapshotWidth = NSNumber(value: width)
      let snapshot = try await webView.takeSnapshot(configuration: configuration)
      #if os(macOS)
        let image = snapshot.tiffRepresentation.flatMap { NSBitmapImageRep(data: $0) }?.cgImage
      #else
        let image = snapshot.cgImage
      #endif
      guard let image, image.width > 0, image.height > 0 else { return nil }
      // The picture has pixels of the screen. It is drawn with pixels of the wanted width.
      let height = max(1, image.height * width / image.width)
      var bytes = [UInt8](repeating: 0, count: width * height * 4)
      let isDrawn = bytes.withUnsafeMutableBytes { buffer in
        guard
          let context = CGContext(
            data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8,
            bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return false }
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        return true
      }
      guard isDrawn else { return nil }
      return PagePicture(width: width, height: height, bytes: bytes, red: 0, blue: 2)
    }
  }
#endif
