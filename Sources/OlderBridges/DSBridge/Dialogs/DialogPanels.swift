import Foundation
import WebBridge

/// Shows the dialogs of pages for a view whose app does not show them.
@MainActor final class DialogPanels: NSObject, WKUIDelegate {
  private let titles: DialogTitles

  init(_ titles: DialogTitles) { self.titles = titles }

  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    let dialog = Dialog(
      title: titles.alertTitle, message: message, buttons: [titles.alertButton])
    dialog.show(over: webView) { _, _ in completionHandler() }
  }

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    let dialog = Dialog(
      title: titles.confirmTitle, message: message,
      buttons: [titles.confirmCancelButton, titles.confirmOKButton])
    dialog.show(over: webView) { button, _ in completionHandler(button == 1) }
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    let dialog = Dialog(
      title: titles.promptTitle, message: prompt,
      buttons: [titles.promptCancelButton, titles.promptOKButton], text: defaultText ?? "")
    dialog.show(over: webView) { button, text in completionHandler(button == 1 ? text : nil) }
  }
}
