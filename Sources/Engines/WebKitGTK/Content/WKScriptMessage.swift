public import Foundation

/// A message that a page's script posted.
@preconcurrency @MainActor public final class WKScriptMessage: NSObject {
  /// The value that was posted: `String`, `NSNumber`, `Date`, `[Any]`, `[String: Any]` or `NSNull`.
  ///
  /// - Note: *Differs:* a `Map`, `Set` or `ArrayBuffer` arrives as an empty dictionary, a typed
  ///   array as a dictionary from index to number, and a `BigInt` or an invalid date as `NSNull`. A
  ///   message with a function, symbol, node or promise inside the value does not arrive. A value
  ///   that contains itself, is nested more than 512 levels deep or has an array of more than ten
  ///   million elements is not delivered; an error is logged, or the page's promise is rejected.
  public let body: Any

  /// The view whose page posted the message.
  public private(set) weak var webView: WKWebView?

  /// The frame that posted the message.
  ///
  /// - Note: *Differs:* a message on Linux does not identify the frame that posted it. The value is
  ///   a frame that is not the main frame and has an empty origin. Grant nothing based on it.
  public var frameInfo: WKFrameInfo { frame }

  private lazy var frame = WKFrameInfo.unknown(in: webView)

  /// The name of the handler that the message was posted to.
  public let name: String

  /// The world whose script posted the message.
  ///
  /// - Note: *Differs:* if a name is in use in several worlds, see
  ///   ``WKUserContentController/add(_:contentWorld:name:)``.
  public let world: WKContentWorld

  init(body: Any, webView: WKWebView?, name: String, world: WKContentWorld) {
    self.body = body
    self.webView = webView
    self.name = name
    self.world = world
    super.init()
  }
}

/// A receiver of messages from a page's scripts.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Tells the handler that a script posted a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

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
