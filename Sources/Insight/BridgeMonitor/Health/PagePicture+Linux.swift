#if !canImport(ObjectiveC)
  import Foundation
  import WebBridge

  extension PagePicture {
    /// Takes a picture of what a view shows.
    ///
    /// - Parameter width: The width of the picture, in points.
    /// - Throws: An error of WebKit, for example for a view without a size.
    @MainActor static func of(_ webView: WKWebView, width: Int) async throws -> PagePicture? {
      let configuration = WKSnapshotConfiguration()
      configuration.snapshotWidth = NSNumber(value: width)
      let pixels = try await webView.takeSnapshot(configuration: configuration).pixels()
      return pixels.flatMap {
        PagePicture(width: $0.width, height: $0.height, bytes: $0.bytes, red: 2, blue: 0)
      }
    }
  }
#endif
