import CWebKitGTK
import Foundation
import Logging

/// The messages of one view with one name, with or without replies, as GTK tells them apart.
@MainActor final class MessageChannel {
  struct Key: Hashable {
    let name: String
    let replies: Bool
  }

  private let key: Key
  private let controller: WKUserContentController
  private weak var content: UserContent?
  /// The receiver, cached because looking it up takes longer than most handlers run.
  private var receiver: (handler: WKUserContentController.Handler, world: WKContentWorld)?
  private(set) var connection = SignalConnection.none

  init(_ key: Key, on controller: WKUserContentController, of content: UserContent) {
    (self.key, self.controller, self.content) = (key, controller, content)
    update()
    connection = key.replies ? connectReplying(content.object) : connect(content.object)
  }

  /// Looks up the receiver again, after the handlers have changed.
  func update() {
    receiver = controller.handler(named: key.name, replies: key.replies)
  }

  private func connect(_ object: GObject) -> SignalConnection {
    object.connect("script-message-received::\(key.name)") { [weak self] arguments in
      MainLoop.willServe()
      if let self, let value = arguments.object(1) { self.receive(value) }
      MainLoop.serve()
      return .nothing
    }
  }

  private func connectReplying(_ object: GObject) -> SignalConnection {
    object.connect("script-message-with-reply-received::\(key.name)") { [weak self] arguments in
      guard let self, let value = arguments.object(1), let reply = arguments.boxed(2) else {
        return .handled(false)
      }
      MainLoop.willServe()
      let isHandled = self.receive(value, reply: reply)
      MainLoop.serve()
      return .handled(isHandled)
    }
  }

  private func receive(_ value: OpaquePointer) {
    guard case (.plain(let handler), let world)? = receiver else { return }
    do throws(ScriptValue.Inconvertible) {
      handler.userContentController(controller, didReceive: try message(value, world))
    } catch {
      WKWebView.log.error("A message to “\(key.name)” was not delivered: \(error.reason).")
    }
  }

  private func receive(_ value: OpaquePointer, reply: OpaquePointer) -> Bool {
    guard let (handler, world) = receiver else { return false }
    switch handler {
    case .plain: return false
    case .replying(let handler):
      let reply = ScriptMessageReply(reply, name: key.name, webView: content?.webView)
      do throws(ScriptValue.Inconvertible) {
        handler.userContentController(controller, didReceive: try message(value, world)) {
          value, errorMessage in reply.answer(value, errorMessage)
        }
      } catch {
        reply.answer(nil, "The message to “\(key.name)” was not delivered: \(error.reason).")
      }
    case .text(let handler):
      guard let webView = content?.webView else { return false }
      guard jsc_value_is_string(value) != 0, let text = jsc_value_to_string(value) else {
        webkit_script_message_reply_return_error_message(reply, "“\(key.name)” takes text.")
        return true
      }
      let utf8 = [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
      // Freed before the call, so that the handler's allocations for a large text can reuse it.
      g_free(text)
      handler.receive(utf8, from: webView, reply: ScriptTextReply(reply))
    }
    return true
  }

  private func message(
    _ value: OpaquePointer, _ world: WKContentWorld
  ) throws(ScriptValue.Inconvertible) -> WKScriptMessage {
    WKScriptMessage(
      body: try ScriptValue.convert(value) ?? NSNull(), webView: content?.webView, name: key.name,
      world: world)
  }
}
