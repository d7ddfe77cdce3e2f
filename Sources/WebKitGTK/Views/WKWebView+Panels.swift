import CWebKitGTK
import Foundation

extension WKWebView {
  /// Connects the dialogs and windows that a page asks for.
  func connectPanels() {
    object.connect("script-dialog") { [weak self] arguments in
      guard let self, let dialog = arguments.boxed(1) else { return .handled(false) }
      self.show(
        Boxed(takingOnMain: webkit_script_dialog_ref(dialog), free: webkit_script_dialog_unref))
      return .handled(true)
    }
    object.connect("create") { [weak self] arguments in
      if let self, let action = arguments.boxed(1) {
        self.openWindow(WKNavigationAction(action, webView: self, isNewWindow: true))
      }
      return .nothing
    }
    object.connect("close") { [weak self] _ in
      guard let self, let delegate = self.uiDelegate else { return .nothing }
      self.uiDelegateUse.willAsk()
      delegate.webViewDidClose(self)
      return .nothing
    }
  }

  private func show(_ dialog: Boxed) {
    let pointer = dialog.pointer
    let message = webkit_script_dialog_get_message(pointer).map { String(cString: $0) } ?? ""
    switch webkit_script_dialog_get_dialog_type(pointer) {
    case WEBKIT_SCRIPT_DIALOG_ALERT: showAlert(message, dialog)
    case WEBKIT_SCRIPT_DIALOG_CONFIRM: showConfirm(message, dialog)
    case WEBKIT_SCRIPT_DIALOG_PROMPT: showTextInput(message, dialog)
    default:
      // A page that asks to be left: let it go, as a view without browser panels does.
      webkit_script_dialog_confirm_set_confirmed(pointer, 1)
      webkit_script_dialog_close(pointer)
    }
  }

  private func showAlert(_ message: String, _ dialog: Boxed) {
    let answer = Answer("runJavaScriptAlertPanelWithMessage", ifDropped: ()) {
      webkit_script_dialog_close(dialog.pointer)
    }
    guard let delegate = uiDelegate else { return answer.give(()) }
    uiDelegateUse.willAsk()
    delegate.webView(
      self, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: .unknown(in: self)
    ) { [weak self] in
      answer.give(())
      self?.checkUIDelegate()
    }
  }

  private func showConfirm(_ message: String, _ dialog: Boxed) {
    let answer = Answer("runJavaScriptConfirmPanelWithMessage", ifDropped: false) {
      webkit_script_dialog_confirm_set_confirmed(dialog.pointer, $0 ? 1 : 0)
      webkit_script_dialog_close(dialog.pointer)
    }
    guard let delegate = uiDelegate else { return answer.give(false) }
    uiDelegateUse.willAsk()
    delegate.webView(
      self, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: .unknown(in: self)
    ) { [weak self] in
      answer.give($0)
      self?.checkUIDelegate()
    }
  }

  private func showTextInput(_ prompt: String, _ dialog: Boxed) {
    let answer = Answer<String?>("runJavaScriptTextInputPanelWithPrompt", ifDropped: nil) {
      if let text = $0 { webkit_script_dialog_prompt_set_text(dialog.pointer, text) }
      webkit_script_dialog_close(dialog.pointer)
    }
    guard let delegate = uiDelegate else { return answer.give(nil) }
    let text = webkit_script_dialog_prompt_get_default_text(dialog.pointer)
    uiDelegateUse.willAsk()
    delegate.webView(
      self, runJavaScriptTextInputPanelWithPrompt: prompt,
      defaultText: text.map { String(cString: $0) }, initiatedByFrame: .unknown(in: self)
    ) { [weak self] in
      answer.give($0)
      self?.checkUIDelegate()
    }
  }

  /// Makes an unrelated view: one that shares the opener's process would run its scripts and
  /// message handlers too.
  private func openWindow(_ action: WKNavigationAction) {
    guard let delegate = uiDelegate else { return }
    uiDelegateUse.willAsk()
    let view = delegate.webView(
      self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
    checkUIDelegate()
    guard let view, view !== self, view.url == nil else { return }
    view.load(action.request)
  }

  private func checkUIDelegate() {
    if let uiDelegate { uiDelegateUse.check(uiDelegate) }
  }
}
