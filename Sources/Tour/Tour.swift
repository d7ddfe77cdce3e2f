import Foundation
import WebBridge
import Logging
import FoundationNetworking
@MainActor final class Nav: NSObject, WKNavigationDelegate {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { print("finish") }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { print("commit") }
}
@MainActor final class Watch: FrameObserver {
  func observe(_ line: String, direction: FrameDirection, origin: Origin) { print(direction, line) }
}
@main struct Tour { @MainActor static func main() async throws {
  let view = WKWebView()
  let nav = Nav()
  view.navigationDelegate = nav
  let bridge = try Bridge(attachedTo: view, origins: [.anyOrigin])
  bridge.add(observer: Watch())
  try bridge.handle("add") { (a: Int, b: Int) in print("add"); return a + b }
  Task { await Task.yield(); print("load"); view.load(URLRequest(url: URL(string: "http://127.0.0.1:8123/i.html")!)) }
  print("loading")
  let r: Int = try await bridge.call("x", timeout: .seconds(5))
  print(r)
  let t = try await view.callAsyncJavaScript("return JSON.stringify(await (async () => {\nreturn await bridge.call('add', 1, 2)\n})()) ?? 'null'", arguments: [:], in: nil, contentWorld: .page)
  print(t as Any)
} }
