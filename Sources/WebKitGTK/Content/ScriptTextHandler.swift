import CWebKitGTK

/// A part of the package whose messages are texts, as are its answers: what makes no Foundation values
/// of them on their way.
///
/// A text with an unpaired surrogate or a zero ends there: what is sent has none.
@MainActor package protocol ScriptTextHandler: AnyObject {
  /// Tells the handler that a script of the view's page posted a text, as UTF-8, and waits for the
  /// answer.
  func receive(_ text: [UInt8], from webView: WKWebView, reply: ScriptTextReply)
}

/// The answer to a text. One that is dropped without it rejects the page's promise.
@MainActor package final class ScriptTextReply {
  // Only the main thread uses it, and in the end whoever has the last reference, alone.
  nonisolated(unsafe) private var reply: OpaquePointer?
  private let natives: ScriptNatives

  init(_ reply: OpaquePointer, natives: ScriptNatives) {
    self.reply = webkit_script_message_reply_ref(reply)
    self.natives = natives
  }

  deinit {
    guard let reply else { return }
    // Nobody else has it any more: what is performed on the main thread is its only user.
    nonisolated(unsafe) let dropped = reply
    MainLoop.perform {
      Self.reject(dropped, "The message was not answered.")
      webkit_script_message_reply_unref(dropped)
    }
  }

  /// Answers with a text, as UTF-8. Called once.
  package func answer(_ text: [UInt8]) {
    guard let reply else { preconditionFailure("A text was answered more than once.") }
    self.reply = nil
    let value = ScriptValue.make(plain: text, in: natives.context.opaque)
    webkit_script_message_reply_return_value(reply, value)
    g_object_unref(UnsafeMutableRawPointer(value))
    webkit_script_message_reply_unref(reply)
  }

  static func reject(_ reply: OpaquePointer, _ message: String) {
    webkit_script_message_reply_return_error_message(reply, message)
  }
}
