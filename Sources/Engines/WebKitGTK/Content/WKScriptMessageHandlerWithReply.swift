public import Foundation

/// A receiver of messages from a page's scripts that answers each of them.
///
/// Implement one of the two methods. The page's `postMessage()` returns a promise, which the answer
/// settles.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Tells the handler that a script posted a message.
  ///
  /// - Parameters:
  ///   - userContentController: The controller that the handler was added to.
  ///   - message: The message that was posted.
  ///   - replyHandler: Call it once, with a value to fulfil the page's promise or with an error
  ///     message to reject it. A reply handler that is dropped uncalled rejects the promise.
  @preconcurrency func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (_ reply: Any?, _ errorMessage: String?) -> Void)

  /// Tells the handler that a script posted a message, and returns the value and the error message
  /// to answer with.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  /// Answers with the result of the asynchronous form.
  @preconcurrency public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (_ reply: Any?, _ errorMessage: String?) -> Void
  ) {
    Task { @MainActor in
      let (value, errorMessage) = await self.userContentController(
        userContentController, didReceive: message)
      replyHandler(value, errorMessage)
    }
  }

  /// Rejects the promise, because a handler must implement one of the two forms.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) {
    (nil, "The handler of “\(message.name)” implements no method that answers.")
  }
}
