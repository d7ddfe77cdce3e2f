import Foundation
import WebViewJavascriptBridge

/// A global that many apps have.
let sharedPool = WKProcessPool()

/// Owns a view and its bridge, like a class without annotations in an app.
package class ShopController: NSObject {
  package let webView = WKWebView(frame: .zero, configuration: ShopController.makeConfiguration())
  package lazy var bridge = WebViewJavascriptBridge(forWebView: webView)
  package var orders: [String] = []
  package var answers: [Any?] = []
  package var title: String?
  package var completed = 0
  private var observation: NSKeyValueObservation?

  private static func makeConfiguration() -> WKWebViewConfiguration {
    let configuration = WKWebViewConfiguration()
    configuration.processPool = sharedPool
    configuration.websiteDataStore = .nonPersistent()
    configuration.preferences.javaScriptCanOpenWindowsAutomatically = false
    configuration.userContentController.addUserScript(
      WKUserScript(
        source: "window.isShop = true", injectionTime: .atDocumentStart, forMainFrameOnly: true))
    return configuration
  }

  package override init() {
    super.init()
    WebViewJavascriptBridge.setLogMaxLength(500)
    bridge?.setWebViewDelegate(self)
    webView.uiDelegate = self
    webView.configuration.userContentController.add(ShopMessages(self), name: "shop")
    observation = webView.observe(\.title, options: [.new]) { [weak self] view, _ in
      self?.title = view.title
    }
    bridge?.registerHandler("order") { [weak self] data, respond in
      guard let item = data as? [String: Any], let price = item["price"] as? Double else { return }
      self?.orders.append("\(item["name"] as? String ?? "") \(price)")
      respond?(["total": price * 2])
    }
  }

  package func load(_ html: String) {
    webView.loadHTMLString(html, baseURL: URL(string: "https://shop.example.com/"))
  }

  package func ask(_ name: String, _ data: Any?) {
    bridge?.callHandler(name, data: data) { answer in
      self.answers.append(answer)
    }
  }

  package func readTitle() {
    var reads = 0
    webView.evaluateJavaScript("document.title") { title, error in
      reads += 1
      self.completed += reads
      self.title = title as? String
    }
    let store = webView.configuration.websiteDataStore
    store.httpCookieStore.getAllCookies { cookies in
      self.completed += cookies.count
    }
    store.fetchDataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes()) { records in
      self.completed += records.count
    }
    DispatchQueue.main.async {
      self.webView.stopLoading()
    }
  }
}

extension ShopController: WKNavigationDelegate {
  package func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(navigationAction.request.url?.scheme == "tel" ? .cancel : .allow)
  }

  package func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    title = webView.title
  }
}

extension ShopController: WKUIDelegate {
  package func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) {
    orders.append("alert \(message) \(frame.isMainFrame)")
    completionHandler()
  }
}

/// A separate message handler, which holds the controller weakly.
class ShopMessages: NSObject, WKScriptMessageHandler {
  weak var controller: ShopController?

  init(_ controller: ShopController) { self.controller = controller }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    controller?.orders.append("\(message.body)")
  }
}

/// A view model that is neither an `NSObject` nor a view controller.
package struct ShopModel {
  package var configuration = WKWebViewConfiguration()

  package init() {}

  package func makeView() -> WKWebView { WKWebView(frame: .zero, configuration: configuration) }
}
