import WebBridge

/// A question to the user, which each system shows in its own way.
struct Dialog {
  var title: String
  var message: String
  /// The last is the one that agrees.
  var buttons: [String]
  /// What the user may change; nil where there is nothing to write.
  var text: String?

  /// Gets the button's place, nil for none, and the text.
  typealias Answer = @MainActor @Sendable (_ button: Int?, _ text: String) -> Void

  /// Asks, and answers once whatever happens: a system that cannot show the dialog, or takes it away, lets go
  /// of whoever waits for the button. Pages would stand still for ever, and WebKit raises an exception.
  @MainActor func show(over webView: WKWebView, answer: @escaping Answer) {
    let waiting = DialogAnswer(answer)
    present(over: webView) { waiting.give($0, $1) }
  }
}
