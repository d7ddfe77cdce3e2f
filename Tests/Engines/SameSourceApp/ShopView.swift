// Written for Apple's systems before Swift 6. Only the imports are changed for Linux.

import Foundation

#if canImport(WebKit)
  import WebKit
#else
  import FoundationNetworking
  import WebKitGTK
#endif

/// A view in the style of older apps: subclassed, observed, and set up by hand.
class ShopView: WKWebView {
  var loads: [URL] = []
  var scripts: [String] = []
  var delegatesSet = 0
  var progress: [Double] = []
  private var observation: NSKeyValueObservation?

  override var uiDelegate: WKUIDelegate? {
    get { super.uiDelegate }
    set {
      delegatesSet += 1
      super.uiDelegate = newValue
    }
  }

  override init(frame: CGRect, configuration: WKWebViewConfiguration) {
    super.init(frame: frame, configuration: configuration)
    allowsBackForwardNavigationGestures = true
    observation = observe(\.estimatedProgress, options: [.new]) { [weak self] _, change in
      guard let value = change.newValue else { return }
      MainActor.assumeIsolated { self?.progress.append(value) }
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @discardableResult
  override func load(_ request: URLRequest) -> WKNavigation? {
    if let url = request.url { loads.append(url) }
    return super.load(request)
  }

  override func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, Error?) -> Void)? = nil
  ) {
    scripts.append(javaScriptString)
    super.evaluateJavaScript(javaScriptString, completionHandler: completionHandler)
  }
}
