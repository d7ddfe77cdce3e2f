import DSBridge
import Foundation

/// The module's view.
@MainActor final class ModuleView: DSBridgeSide {
  let view = DSBridge.WebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  var webView: WKWebView { view }
  let script: String
  let dialogs = Dialogs()
  let loading = Loading()
  private(set) var dismissals = 0

  /// - Parameter isStaged: Whether calls go through the stages, because the app replaces one.
  init(script: String, isStaged: Bool = false) {
    self.script = script
    view.uiDelegate = dialogs
    view.navigationDelegate = loading
    view.dismissalHandler = { [weak self] in self?.dismissals += 1 }
    if isStaged { (view.keystone as? Keystone)?.methodResolver = OwnResolver() }
  }

  func add(_ interface: Interface, by namespace: String) {
    guard let interface = interface as? any ExposedInterface else { return }
    view.addInterface(interface, by: namespace)
  }

  func remove(by namespace: String) { view.removeInterface(by: namespace) }

  func call(_ name: String, _ arguments: [Any], completion: ((Any?) -> Void)?) {
    view.call(name, with: arguments, completion: completion)
  }

  func has(_ name: String, completion: @escaping (Bool) -> Void) {
    view.hasJavaScriptMethod(named: name, completion: completion)
  }

  func disableDialogBlock(_ disable: Bool) { view.disableJavaScriptDialogBlock(disable) }

  private struct OwnResolver: MethodResolving {
    func resolveMethodFromRaw(_ raw: String) throws -> DSBridge.Method {
      try MethodResolver().resolveMethodFromRaw(raw)
    }
  }
}
