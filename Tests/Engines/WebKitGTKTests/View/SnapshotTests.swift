import CWebKitGTK
import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct SnapshotTests {
    private static let html = """
      <body style='margin: 0; background: rgb(0, 0, 255)'>
      <div style='width: 50px; height: 40px; background: rgb(255, 0, 0)'></div>
      """

    @Test func `a hidden view has a picture of its page`() async throws {
      let view = try await Page.showing(Self.html).webView
      let image = try await view.takeSnapshot(configuration: nil)
      #expect(image.size == CGSize(width: 400, height: 300))
      let picture = try Pixels(image)
      #expect(picture[10, 10] == [255, 0, 0])
      #expect(picture[60, 10] == [0, 0, 255])
      #expect(picture[399, 299] == [0, 0, 255])
    }

    @Test func `a part is cut out and made smaller or larger`() async throws {
      let view = try await Page.showing(Self.html).webView
      let configuration = WKSnapshotConfiguration()
      configuration.rect = CGRect(x: 40, y: 20, width: 20, height: 10)
      let part = try await view.takeSnapshot(configuration: configuration)
      #expect(part.size == CGSize(width: 20, height: 10))
      #expect(try Pixels(part)[0, 0] == [255, 0, 0])
      #expect(try Pixels(part)[19, 9] == [0, 0, 255])
      configuration.snapshotWidth = 40
      let large = try await view.takeSnapshot(configuration: configuration)
      #expect(large.size == CGSize(width: 40, height: 20))
      #expect(try Pixels(large)[5, 15] == [255, 0, 0])
      // The part outside the view is left out.
      configuration.rect = CGRect(x: 390, y: -10, width: 100, height: 20)
      configuration.snapshotWidth = nil
      #expect(
        try await view.takeSnapshot(configuration: configuration).size
          == CGSize(width: 10, height: 10))
    }

    @Test func `what cannot be taken is an error`() async throws {
      let view = try await Page.showing(Self.html).webView
      for (rect, width) in [
        (CGRect(x: 500, y: 0, width: 9, height: 9), nil), (.null, -5), (.null, 17_000),
        (.null, Double.nan),
        (CGRect(x: Double.nan, y: 0, width: 9, height: 9), nil),
      ] as [(CGRect, Double?)] {
        let configuration = WKSnapshotConfiguration()
        configuration.rect = rect
        configuration.snapshotWidth = width.map { NSNumber(value: $0) }
        await #expect(throws: WKError(.unknown), "\(rect) \(width ?? 0)") {
          _ = try await view.takeSnapshot(configuration: configuration)
        }
      }
      #expect(try await WKWebView().takeSnapshot(configuration: nil).size == .zero)
      let everything = WKSnapshotConfiguration()
      everything.rect = .infinite
      #expect(
        try await view.takeSnapshot(configuration: everything).size
          == CGSize(width: 400, height: 300))
      view.close()
      await #expect(throws: WKError(.webViewInvalidated)) {
        _ = try await view.takeSnapshot(configuration: nil)
      }
    }

    @Test(arguments: ["1", "2"])
    func `the part and the width are in points on every display`(scale: String) async throws {
      let program = try Program(.synchronous, "takesSnapshots", environment: ["GDK_SCALE": scale])
      let sizes = scale == "1" ? ["200 100", "20 10", "40 20"] : ["400 200", "40 20", "80 40"]
      #expect(
        try await program.end()
          == .init(lines: sizes + ["quitting with 0 windows"]))
    }

    /// The colours in a PNG.
    struct Pixels {
      private let pixels: WebKitGTK.GObject

      @MainActor init(_ image: WKSnapshotImage) throws {
        let bytes = try #require(image.pngData()).makeBytes()
        let texture = try #require(bytes.use { gdk_texture_new_from_bytes($0, nil) })
        let owner = WebKitGTK.GObject(taking: texture)
        pixels = WebKitGTK.GObject(taking: try #require(gdk_pixbuf_get_from_texture(owner.opaque)))
      }

      subscript(x: Int, y: Int) -> [UInt8] {
        guard let start = gdk_pixbuf_get_pixels(pixels.opaque) else { return [] }
        let offset =
          y * Int(gdk_pixbuf_get_rowstride(pixels.opaque))
          + x * Int(gdk_pixbuf_get_n_channels(pixels.opaque))
        return (0..<3).map { start[offset + $0] }
      }
    }
  }
}
