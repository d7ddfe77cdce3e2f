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

/// The answer to a text. One that is dropped without it rejects the page's promise, too, with a message
/// that is no answer.
///
/// An answer leaves as the message of an error, which GTK hands on as it is: the page's promise is
/// rejected. For a value WebKit would make a JavaScript string in this process, write that, read it in a
/// context of its own, and make the text of it again, which takes half as long again; and where it has dropped
/// the context of the value, because nothing came for ten seconds, that ends in broken memory.
@MainActor package final class ScriptTextReply {
  // Only the main thread uses it, and in the end whoever has the last reference, alone.
  nonisolated(unsafe) private var reply: OpaquePointer?

  init(_ reply: OpaquePointer) {
    self.reply = webkit_script_message_reply_ref(reply)
  }

  deinit {
    guard let reply else { return }
    // Nobody else has it any more: what is performed on the main thread is its only user.
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
      // In its own room, where nobody else has it.
      text.append(0)
      text.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { body($0.baseAddress) }
      }
    }
  }
}
