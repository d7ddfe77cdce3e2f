#if Macros
  import protocol DSBridge.ExposedInterface
  import class DSBridge.WebView

  @MainActor func add(_ interface: ExposedInterface, to webView: WebView) {
    webView.addInterface(interface, by: nil)
  }
#endif
