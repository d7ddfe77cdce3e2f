import Foundation
import FoundationNetworking
import WebBridge

/// A screen of the shop, with one of the two pages.
@MainActor protocol ShopScreen {
  var webView: WKWebView { get }
  var stock: Stock { get }

  /// Asks the page for the number of ordered articles.
  func countOrdered() async throws -> Int
}

extension ShopScreen {
  /// Shows the page in a window. The window retains this screen until the user closes it.
  func show() {
    let window = Window(webView)
    // The closure retains this screen while the window is open.
    window.onClose = { _ = self }
    window.show()
  }
}

/// A web view with a page of the app's bundle.
@MainActor struct PageView {
  let webView: WKWebView
  private let site: FolderSite

  init(folder name: String) throws {
    guard let folder = Bundle.module.url(forResource: name, withExtension: nil) else {
      throw CocoaError(.fileNoSuchFile)
    }
    let configuration = WKWebViewConfiguration()
    site = try configuration.serve(folder: folder, scheme: "shop")
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 520, height: 400), configuration: configuration)
  }

  func load() { webView.load(URLRequest(url: site.url)) }
}
