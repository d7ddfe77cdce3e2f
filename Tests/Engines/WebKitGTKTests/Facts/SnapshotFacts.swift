import Foundation
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Pictures of pages.
  @MainActor
  @Suite(
    .page {
      try await Page.showing(
        """
        <body style='margin: 0; background: red'>
        <div style='background: blue; position: absolute; width: 100px; height: 100px; top: 50px; left: 50px'></div>
        """)
    }) struct SnapshotFacts
  {
    @Test(arguments: facts)
    func `what WebKit's tests state of pictures`(_ fact: Fact) async throws {
      try await fact.check(try #require(SharedPage.current))
    }

    nonisolated private static let source = "WebKitCocoa/WKWebViewSnapshot.mm: "

    /// Takes a picture of a part, in a width.
    private static func take(
      _ page: Page, _ rect: CGRect? = nil, width: Double? = nil
    ) async throws -> WKSnapshotImage {
      let configuration = WKSnapshotConfiguration()
      if let rect { configuration.rect = rect }
      configuration.snapshotWidth = width.map { NSNumber(value: $0) }
      return try await page.webView.takeSnapshot(configuration: configuration)
    }

    nonisolated private static let whole = CGRect(x: 0, y: 0, width: 400, height: 300)

    nonisolated static let facts = [
      Fact("a page whose process has ended has no picture", source + "SnapshotImageError") {
        _ async throws in
        let page = Page()
        let id = try #require(try await page.showInProcessOfItsOwn("<p>page"))
        await page.next("terminate") { WebProcess.kill(id) }
        await #expect(throws: WKError.self) { try await Self.take(page, whole, width: 400) }
      },
      Fact("a part without a size has an empty picture", source + "SnapshotImageEmptyRect") {
        page async throws in
        let image = try await Self.take(page, .zero, width: 400)
        #expect(image.size == .zero && image.pngData() == nil)
        #expect(try await page.json("return 1") == "1")
      },
      Fact("a width of nothing is the view's", source + "SnapshotImageZeroWidth") {
        page async throws in
        #expect(try await Self.take(page, whole, width: 0).size.width == 400)
      },
      Fact("a view without a size has an empty picture", source + "SnapshotImageZeroSizeView") {
        _ async throws in
        let image = try await Self.take(try await Self.empty(), .zero, width: 100)
        #expect(image.size == .zero)
      },
      Fact(
        "and so it has without a configuration", source + "SnapshotImageZeroSizeViewNoConfiguration"
      ) {
        _ async throws in
        let image = try await Self.empty().webView.takeSnapshot(configuration: nil)
        #expect(image.size == .zero)
      },
      Fact("a picture has the page's colours at their places", source + "SnapshotImageBaseCase") {
        page async throws in
        let image = try await Self.take(page, whole, width: 400)
        #expect(image.size == whole.size)
        let pixels = try SnapshotTests.Pixels(image)
        #expect(
          [pixels[0, 0], pixels[55, 55], pixels[155, 155]] == [
            [255, 0, 0], [0, 0, 255], [255, 0, 0],
          ])
      },
      Fact("a picture of twice the width is twice as high", source + "SnapshotImageScale") {
        page async throws in
        #expect(
          try await Self.take(page, whole, width: 800).size == CGSize(width: 800, height: 600))
      },
      Fact(
        "a picture without a configuration is as wide as the view",
        source + "SnapshotImageNilConfiguration"
      ) {
        page async throws in
        #expect(try await page.webView.takeSnapshot(configuration: nil).size.width == 400)
      },
      Fact(
        "a configuration as it is made means the whole view",
        source + "SnapshotImageUninitializedConfiguration"
      ) {
        page async throws in
        #expect(try await Self.take(page).size == whole.size)
      },
      Fact(
        "a picture without a width is as wide as its part",
        source + "SnapshotImageUninitializedSnapshotWidth"
      ) {
        page async throws in
        #expect(
          try await Self.take(page, CGRect(x: 10, y: 10, width: 70, height: 30)).size.width == 70)
      },
      Fact(
        "a picture has a large image that was just loaded",
        source + "SnapshotImageLargeAsyncDecoding"
      ) {
        _ async throws in
        let page = try await Page.showing(
          """
          <body style='margin: 0'><canvas id=c width=3000 height=3000 hidden></canvas><img id=i>
          <script>
            const context = c.getContext('2d')
            context.fillStyle = 'red'
            context.fillRect(0, 0, 3000, 3000)
          </script>
          """)
        try await page.call("i.src = c.toDataURL(); await new Promise(done => { i.onload = done })")
        let pixels = try SnapshotTests.Pixels(try await Self.take(page, whole, width: 400))
        #expect(pixels[5, 5] == [255, 0, 0] && pixels[395, 295] == [255, 0, 0])
      },
    ]

    /// A page in a view without a size.
    private static func empty() async throws -> Page {
      let page = Page(size: .zero)
      try await page.show("<body style='background: red'>")
      return page
    }
  }
}
