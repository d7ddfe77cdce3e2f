import Foundation
import WebKitGTK

/// A handler that keeps what it receives, for a test to wait for.
@MainActor final class MessageRecorder: NSObject, WKScriptMessageHandler {
  private(set) var messages: [WKScriptMessage] = []
  private var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    messages.append(message)
    for waiter in waiting where messages.count == waiter.count { waiter.continuation.resume() }
    waiting.removeAll { $0.count == messages.count }
  }

  /// Waits until that many messages have come in all, and returns the last.
  func message(number count: Int) async -> WKScriptMessage {
    if messages.count < count {
      await withCheckedContinuation { waiting.append((count, $0)) }
    }
    return messages[count - 1]
  }
}

/// A handler that answers through its completion form.
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

/// A handler that answers through its asynchronous form.
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
