import Foundation
public import WebBridge

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The names of DSBridge-iOS, for code that was written for it.
extension WebView {
  /// Loads the page with a URL. A text that is not a URL is logged.
  public func loadUrl(_ url: String) {
    if let url = URL(string: url) {
      load(URLRequest(url: url))
    } else {
      (keystone as? Keystone)?.report(
        BridgeError(.badArguments, "\"\(url)\" is not a URL."), isPageToHear: false)
    }
  }

  /// Calls a function that the page registered; see ``call(_:with:completion:)``.
  public func callHandler(
    _ methodName: String, arguments: [Any]? = nil, completionHandler: ((Any?) -> Void)? = nil
  ) {
    call(methodName, with: arguments ?? [], completion: completionHandler)
  }

  /// Lets pages call the methods of an object; see ``addInterface(_:by:)``.
  public func addJavascriptObject(_ object: any ExposedInterface, namespace: String?) {
    addInterface(object, by: namespace)
  }

  /// Removes an object; see ``removeInterface(by:)``.
  public func removeJavascriptObject(_ namespace: String?) { removeInterface(by: namespace) }

  /// Determines whether the page has registered a function.
  public func hasJavascriptMethod(
    _ handlerName: String, methodExistCallback: @escaping (Bool) -> Void
  ) {
    hasJavaScriptMethod(named: handlerName, completion: methodExistCallback)
  }

  /// Sets the closure to call when the page calls `window.close()`.
  public func setJavascriptCloseWindowListener(_ callback: (() -> Void)?) {
    dismissalHandler = callback
  }

  /// Sets whether the view shows errors in dialogs; see ``debugMode``.
  public func setDebugMode(_ debug: Bool) { debugMode = debug }

  /// Sets whether pages continue while their dialogs are shown.
  public func disableJavascriptDialogBlock(_ disable: Bool) {
    disableJavaScriptDialogBlock(disable)
  }

  /// Lets the view show its pages' dialogs, with titles under the keys of DSBridge-iOS.
  public func customJavascriptDialogLabelTitles(_ titles: [String: String]?) {
    customJavaScriptDialogLabelTitles(titles)
  }
}
