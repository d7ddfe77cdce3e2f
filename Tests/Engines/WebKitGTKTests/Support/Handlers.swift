import Foundation

@testable import WebKitGTK

/// A handler that keeps the messages that it receives, for a test to wait for.
@MainActor final class MessageRecorder: NSObject, WKScriptMessageHandler {
  private(set) var messages: [WKScriptMessage] = []
  private let waiters = Waiters()

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    messages.append(message)
    waiters.check()
  }

  /// Waits until `count` messages have arrived in all, and returns the last one. If the
  /// test ends before, the message has no content.
  func message(number count: Int) async -> WKScriptMessage {
    await waiters.wait(for: "message \(count)") { self.messages.count >= count }
    guard messages.count >= count else {
      return WKScriptMessage(body: NSNull(), webView: nil, name: "none", world: .page)
    }
    return messages[count - 1]
  }
}

/// A handler that answers in its completion form.
@MainActor final class Replier: NSObject, WKScriptMessageHandlerWithReply {
  typealias Reply = @MainActor @Sendable (Any?, String?) -> Void
  private let body: @MainActor (WKScriptMessage, @escaping Reply) -> Void

  init(_ body: @escaping @MainActor (WKScriptMessage, @escaping Reply) -> Void) {
    self.body = body
  }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping Reply
  ) {
    body(message, replyHandler)
  }
}

/// A handler that answers in its asynchronous form.
@MainActor final class AsyncReplier: NSObject, WKScriptMessageHandlerWithReply {
  private let body: @MainActor (WKScriptMessage) async -> (Any?, String?)

  init(_ body: @escaping @MainActor (WKScriptMessage) async -> (Any?, String?)) {
    self.body = body
  }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) {
    await body(message)
  }
}
