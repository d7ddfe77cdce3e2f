import Crypto
import Foundation
import OfflinePages
import Testing
import WebBridge

/// The package that `Examples/Phone` brings.
@MainActor @Suite struct PhoneExampleTests {
  private let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Examples/Phone").standardizedFileURL

  @Test func `the release is signed by the root, and its page opens and is healthy`() async throws {
    let scratch = ScratchFolder()
    let guide = example.appendingPathComponent("guide")
    let packages = try PackageStore(
      at: scratch.url, root: Data(contentsOf: guide.appendingPathComponent("root.json")))
    try packages.embed(guide.appendingPathComponent("release"))
    var events = packages.events.makeAsyncIterator()
    let configuration = WKWebViewConfiguration()
    let site = try configuration.serve(packages, scheme: "app")
    let webView = WKWebView(frame: .zero, configuration: configuration)
    _ = try Bridge(attachedTo: webView, origins: [.scheme("app")])
    #expect(try await site.open("guide", in: webView).origin == .embedded)
    while let event = await events.next() {
      if case .confirmed = event { break }
    }
    let shown = try await webView.evaluateJavaScript(
      "document.title + ' ' + document.getElementById('address').textContent")
    #expect(shown as? String == "Guide app://guide/")
  }

  @Test(arguments: ["index.html", "guide.css", "guide.js"])
  func `the release has the page as it is in the folder of sources`(name: String) throws {
    let file = try Data(contentsOf: example.appendingPathComponent("guide-pages/\(name)"))
    let hash = SHA256.hash(data: file).map { String(format: "%02x", $0) }.joined()
    let object = example.appendingPathComponent("guide/release/objects/\(hash.prefix(2))/\(hash)")
    #expect(
      FileManager.default.fileExists(atPath: object.path),
      "Examples/Phone/README.md says how to make the release again.")
  }
}
