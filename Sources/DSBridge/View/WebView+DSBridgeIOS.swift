import Foundation
public import WebBridge

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The names of DSBridge-iOS, for code that was written for that.
extension WebView {
  /// Loads a page by its address. One that is none is told to the log.
  public func loadUrl(_ url: String) {
    if let url = URL(string: url) {
      load(URLRequest(url: url))
    } else {
      (keystone as? Keystone)?.report(
        BridgeError(.badArguments, "\"\(url)\" is no address."), isPageToHear: false)
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

  /// Tells whether the page has registered a function.
  public func hasJavascriptMethod(
    _ handlerName: String, methodExistCallback: @escaping (Bool) -> Void
  ) {
    hasJavaScriptMethod(named: handlerName, completion: methodExistCallback)
  }

  /// Sets what is called when the page calls `window.close()`.
  public func setJavascriptCloseWindowListener(_ callback: (() -> Void)?) {
    dismissalHandler = callback
  }

  /// Shows errors in dialogs, or no more; see ``debugMode``.
  public func setDebugMode(_ debug: Bool) { debugMode = debug }

  /// Lets pages go on while their dialogs are shown, or no more.
  public func disableJavascriptDialogBlock(_ disable: Bool) {
    disableJavaScriptDialogBlock(disable)
  }

  /// Has the view show its pages' dialogs, under titles by the keys of DSBridge-iOS.
  public func customJavascriptDialogLabelTitles(_ titles: [String: String]?) {
    customJavaScriptDialogLabelTitles(titles)
  }
}
