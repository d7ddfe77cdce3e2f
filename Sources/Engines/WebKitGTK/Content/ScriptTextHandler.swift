import CWebKitGTK

/// A part of the package whose messages and answers are texts. They are passed on without
/// conversion to Foundation values.
///
/// A text ends at its first unpaired surrogate or zero. Senders send texts without either.
@MainActor package protocol ScriptTextHandler: AnyObject {
  /// Tells the handler that a script of the view's page posted a text, as UTF-8, and waits for the
  /// answer.
  func receive(_ text: [UInt8], from webView: WKWebView, reply: ScriptTextReply)
}

/// The reply to a text. A reply that is dropped unanswered rejects the page's promise with a
/// message that is not an answer.
///
/// An answer is sent as the message of an error, which GTK passes on unchanged, and rejects the
/// page's promise too. For a value, WebKit would make a JavaScript string in this process, write
/// the string, read it in a context of its own, and make the text again, which takes half as long
/// again. That also corrupts memory if WebKit has dropped the value's context, as it does when
/// nothing has arrived for ten seconds.
@MainActor package final class ScriptTextReply {
  // Only the main thread uses the reply, and finally `deinit`, when no other reference is left.
  nonisolated(unsafe) private var reply: OpaquePointer?

  init(_ reply: OpaquePointer) {
    self.reply = webkit_script_message_reply_ref(reply)
  }

  deinit {
    guard let reply else { return }
    // No other reference is left, so that the closure on the main thread is the only user.
    nonisolated(unsafe) let dropped = reply
    MainLoop.perform {
      webkit_script_message_reply_return_error_message(dropped, "The message was not answered.")
      webkit_script_message_reply_unref(dropped)
    }
  }

  /// Answers with a text, as UTF-8 without zeros. Called once.
  package func answer(_ text: consuming [UInt8]) {
    guard let reply else { preconditionFailure("A text was answered more than once.") }
    self.reply = nil
    Self.withCString(of: text) { webkit_script_message_reply_return_error_message(reply, $0) }
    webkit_script_message_reply_unref(reply)
  }

  private static func withCString(
    of text: consuming [UInt8], _ body: (UnsafePointer<CChar>?) -> Void
  ) {
    if text.count < 1024 {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 1) { copy in
        _ = copy.initialize(fromContentsOf: text)
        copy[text.count] = 0
        copy.withMemoryRebound(to: CChar.self) { body($0.baseAddress) }
      }
    } else {
      // Appends in place if no other reference to the array is left.
      text.append(0)
      text.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { body($0.baseAddress) }
      }
    }
  }
}
