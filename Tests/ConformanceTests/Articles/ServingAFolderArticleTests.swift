import Foundation
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @Test func `serving a folder`() throws {
    let web = try WebFolder(["index.html": "<title>A page</title>"])
    defer { web.remove() }
    let folder = web.url
    let configuration = WKWebViewConfiguration()
    let site = try configuration.serve(folder: folder, scheme: "app")
    let webView = WKWebView(frame: .zero, configuration: configuration)
    let bridge = try Bridge(attachedTo: webView, origins: [.scheme("app")])
    webView.load(URLRequest(url: site.url))
    let help = site.url(for: "help/index.html")
    try configuration.serve(folder: folder, scheme: "shop", fallback: "index.html")
    #expect(help.absoluteString == "app://localhost/help/index.html")
    bridge.detach()
  }
  #if os(Linux)
    /// A second of silence: 8,000 samples of one byte, as a WAV file.
    private var silence: Data {
      func bytes(_ numbers: UInt32...) -> Data {
        numbers.reduce(into: Data()) { data, number in
          withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
      }
      return Data("RIFF".utf8) + bytes(36 + 8000) + Data("WAVEfmt ".utf8)
        + bytes(16, 1 | 1 << 16, 8000, 8000, 1 | 8 << 16) + Data("data".utf8) + bytes(8000)
        + Data(repeating: 128, count: 8000)
    }

    @Test func `a sound of a folder plays as a blob`() async throws {
      let web = try WebFolder(["index.html": "<!doctype html><title>A page</title>"])
      defer { web.remove() }
      try web.write(silence, to: "ding.wav")
      let (page, _, _) = try await WebKitPage.serving(web)
      // WebKit loads no media in a view that is not visible.
      let window = Window(page.webView)
      window.show()
      let script = try #require(try Article("ServingAFolder").blocks(of: "js").first)
      #expect(try await page.run(script + "return sound.duration") == 1)
      window.close()
    }
  #endif
}
