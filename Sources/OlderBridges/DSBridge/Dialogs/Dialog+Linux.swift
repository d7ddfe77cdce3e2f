#if !canImport(ObjectiveC)
  import WebBridge

  extension Dialog {
    @MainActor func present(over webView: WKWebView, answer: @escaping Answer) {
      MessageDialog.show(
        title: title, message: message, buttons: buttons, text: text, over: webView, answer: answer)
    }
  }
#endif
