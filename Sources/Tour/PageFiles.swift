import Foundation
import WebBridge

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Serves the files of the page from a custom scheme.
final class PageFiles: NSObject, WKURLSchemeHandler {
  static let scheme = "tour"

  private static let files = [
    "/index.html": (type: "text/html", text: PageSource.index),
    "/guest.html": (type: "text/html", text: PageSource.guest),
    "/style.css": (type: "text/css", text: PageSource.style),
    "/tour.js": (type: "text/javascript", text: PageSource.tour),
    "/display.js": (type: "text/javascript", text: PageSource.display),
    "/bridge.js": (type: "text/javascript", text: Bridge.pageModule),
  ]

  func webView(_ webView: WKWebView, start task: any WKURLSchemeTask) {
    guard let url = task.request.url, let file = Self.files[url.path] else {
      return task.didFailWithError(URLError(.fileDoesNotExist))
    }
    let content = Data(file.text.utf8)
    task.didReceive(
      URLResponse(
        url: url, mimeType: file.type, expectedContentLength: content.count,
        textEncodingName: "utf-8"))
    task.didReceive(content)
    task.didFinish()
  }

  func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask) {}
}
