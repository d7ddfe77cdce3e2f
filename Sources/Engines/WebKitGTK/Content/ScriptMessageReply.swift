import CWebKitGTK
import Logging

/// The reply that a page waits for. A reply that is dropped unanswered rejects the page's promise,
/// which GTK by itself would fulfil with `undefined`. The errors have the texts of WebKit on Apple's systems,
/// by which pages and their reports know them.
@MainActor final class ScriptMessageReply {
  private let name: String
  private let reply: Boxed
  private weak var webView: WKWebView?
  private var isAnswered = false

  init(_ reply: OpaquePointer, name: String, webView: WKWebView?) {
    (self.name, self.webView) = (name, webView)
    self.reply = Boxed(
      takingOnMain: webkit_script_message_reply_ref(reply), free: webkit_script_message_reply_unref)
  }

  isolated deinit {
    if !isAnswered { reject("WKWebView API client did not respond to this postMessage") }
  }

  /// Answers with the value or the error message that was passed to the reply handler.
  func answer(_ value: Any?, _ errorMessage: String?) {
    precondition(!isAnswered, "The reply handler of “\(name)” was called more than once.")
    isAnswered = true
    if let errorMessage {
      reject(errorMessage)
    } else if let natives = ScriptNatives.ofEngineNow {
      fulfil(value, in: natives)
    } else if let webView {
      // The result of any script reveals the context that the engine has now.
      webView.evaluate("0", frame: nil, world: .own) { [self] _ in
        guard let natives = ScriptNatives.ofEngineNow else { return reject(Self.viewIsGone) }
        fulfil(value, in: natives)
      }
    } else {
      reject(Self.viewIsGone)
    }
  }

  private func fulfil(_ value: Any?, in natives: ScriptNatives) {
    do throws(ScriptValue.Unsupported) {
      let value = try ScriptValue.make(value, in: natives) {
        value throws(ScriptValue.Unsupported) in
        throw ScriptValue.Unsupported(type: type(of: value))
      }
      webkit_script_message_reply_return_value(reply.pointer, value.opaque)
    } catch {
      WKWebView.log.error(
        "The handler of “\(name)” answered with a value of type \(error.type), which has no counterpart."
      )
      reject(
        "The result value passed back from the WKWebView API client was unable to be serialized")
    }
  }

  private static let viewIsGone = "The WKWebView was deallocated before the message was delivered"

  private func reject(_ message: String) {
    webkit_script_message_reply_return_error_message(reply.pointer, message.withoutZeros)
  }
}
