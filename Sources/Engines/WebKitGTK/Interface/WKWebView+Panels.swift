import CWebKitGTK
import Foundation
import Logging

extension WKWebView {
  /// Connects the signals for the dialogs, the windows and the full screen that a page requests.
  func connectPanels() {
    object.connect("script-dialog") { [weak self] arguments in
      guard let self, let dialog = arguments.boxed(1), self.end == nil else {
        return .handled(false)
      }
      self.hand { self.show(ScriptDialog(dialog, self.dialogCount)) }
      return .handled(true)
    }
    object.connect("create") { [weak self] arguments in
      if let self,
        let action = arguments.boxed(1).flatMap({
          WKNavigationAction($0, webView: self, isNewWindow: true)
        })
      {
        self.openWindow(action)
      }
      return .nothing
    }
    object.connect("enter-fullscreen") { [weak self] _ in
      self?.hasBeenFullscreen = true
      return .handled(false)
    }
    object.connect("close") { [weak self] _ in
      guard let self, let delegate = self.uiDelegate else { return .nothing }
      self.uiDelegateUse.willAsk()
      delegate.webViewDidClose(self)
      return .nothing
    }
  }

  private func show(_ dialog: ScriptDialog) {
    switch dialog.type {
    case WEBKIT_SCRIPT_DIALOG_ALERT: showAlert(dialog)
    case WEBKIT_SCRIPT_DIALOG_CONFIRM: showConfirm(dialog)
    case WEBKIT_SCRIPT_DIALOG_PROMPT: showTextInput(dialog)
    default:
      // `beforeunload`: leaves the page, as a view without browser panels does.
      dialog.confirm(true)
    }
    dialog.isBeingHandedOut = false
  }

  /// Makes the handler for the delegate's answer to a dialog. If dialogs do not block, the page
  /// receives the given value immediately, and the delegate's answer is ignored.
  private func answer<Value: Sendable>(
    _ method: String, ifDropped: Value, atOnce value: Value,
    deliver: @escaping @MainActor (Value) -> Void
  ) -> Answer<Value> {
    if dialogsBlock { return Answer(method, ifDropped: ifDropped, deliver: awaited(deliver)) }
    deliver(value)
    return Answer(method, ifDropped: ifDropped) { _ in }
  }

  /// Counts a question to the app as long as the page waits for its answer.
  func awaited<Value>(
    _ deliver: @escaping @MainActor (Value) -> Void
  ) -> @MainActor (Value) -> Void {
    openDialogs += 1
    return { [weak self] in
      self?.openDialogs -= 1
      deliver($0)
    }
  }

  private func showAlert(_ dialog: ScriptDialog) {
    let answer = answer("runJavaScriptAlertPanelWithMessage", ifDropped: (), atOnce: ()) {
      dialog.dismiss()
    }
    guard let delegate = askedDelegate(for: "an alert") else { return answer.give(()) }
    delegate.webView(
      self, runJavaScriptAlertPanelWithMessage: dialog.message, initiatedByFrame: .unknown(in: self)
    ) { [weak self] in
      answer.give(())
      self?.checkUIDelegate()
    }
  }

  private func showConfirm(_ dialog: ScriptDialog) {
    let answer = answer("runJavaScriptConfirmPanelWithMessage", ifDropped: false, atOnce: true) {
      dialog.confirm($0)
    }
    guard let delegate = askedDelegate(for: "a confirmation") else { return answer.give(false) }
    delegate.webView(
      self, runJavaScriptConfirmPanelWithMessage: dialog.message,
      initiatedByFrame: .unknown(in: self)
    ) { [weak self] in
      answer.give($0)
      self?.checkUIDelegate()
    }
  }

  private func showTextInput(_ dialog: ScriptDialog) {
    if isTaken(prompt: dialog.message, text: dialog.defaultText, reply: { dialog.answer($0) }) {
      return
    }
    let answer = answer("runJavaScriptTextInputPanelWithPrompt", ifDropped: nil, atOnce: "") {
      dialog.answer($0)
    }
    guard let delegate = askedDelegate(for: "a prompt") else { return answer.give(nil) }
    delegate.webView(
      self, runJavaScriptTextInputPanelWithPrompt: dialog.message, defaultText: dialog.defaultText,
      initiatedByFrame: .unknown(in: self)
    ) { [weak self] in
      answer.give($0)
      self?.checkUIDelegate()
    }
  }

  /// Opens a window with an unrelated view, because a view that shares the opener's process would
  /// also run the opener's scripts and message handlers.
  private func openWindow(_ action: WKNavigationAction) {
    guard let delegate = askedDelegate(for: "a window") else { return }
    let view = delegate.webView(
      self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
    checkUIDelegate()
    guard let view, view !== self, view.url == nil else { return }
    if action.request.httpMethod == "POST" {
      Self.log.error(
        "A form that a page posts to a new window is not loaded: GTK does not hand out its fields.")
      return
    }
    view.load(action.request)
  }

  /// Returns the delegate that is about to be asked. Logs what a page asks for if there is none.
  func askedDelegate(for request: String) -> (any WKUIDelegate)? {
    guard let uiDelegate else {
      uiDelegateUse.logUnanswered(request)
      return nil
    }
    uiDelegateUse.willAsk()
    return uiDelegate
  }

  /// Checks whether the delegate has answered anything by itself.
  func checkUIDelegate() {
    if let uiDelegate { uiDelegateUse.check(uiDelegate) }
  }
}
