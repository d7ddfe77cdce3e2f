import Foundation
import InspectorServing
import WebBridge

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Serves the files of the inspector's page.
@MainActor final class InspectorRoute: SchemeRoute {
  static let scheme = "webbridge-inspector"
  static let origin: Origin = "webbridge-inspector://page"

  func answer(_ request: URLRequest, for webView: WKWebView) -> SchemeAnswer? {
    guard let url = request.url else { return nil }
    let found =
      url.path == "/bridge.js"
      ? InspectorFile(type: "text/javascript; charset=utf-8", text: Bridge.pageModule)
      : InspectorFile.at(url.path)
    guard let file = found else { return nil }
    let fields = ["Content-Type": file.type, "Content-Security-Policy": InspectorFile.policy]
    return SchemeResponse.response(200, fields, to: url, body: .data(Data(file.text.utf8)))
      .map { .response($0) }
  }
}
