public import Foundation

/// A receiver of messages from a page's scripts.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Tells the handler that a script posted a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
