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
}
