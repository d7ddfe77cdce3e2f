import WebBridge

/// A question to the user, which each platform shows in its own way.
struct Dialog {
  var title: String
  var message: String
  /// The titles of the buttons. The last button confirms.
  var buttons: [String]
  /// The initial content of the text field; `nil` for a dialog without one.
  var text: String?

  /// Receives the index of the button, `nil` if none was pressed, and the text.
  typealias Answer = @MainActor @Sendable (_ button: Int?, _ text: String) -> Void

  /// Shows the dialog and answers exactly once. A platform that cannot show the dialog, or removes it, releases the
  /// closure that waits for the button, and that counts as an answer. Without one, the page would block forever, and
  /// WebKit would raise an exception.
  @MainActor func show(over webView: WKWebView, answer: @escaping Answer) {
    let waiting = DialogAnswer(answer)
    present(over: webView) { waiting.give($0, $1) }
  }
}
