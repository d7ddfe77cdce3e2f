import CWebKitGTK

/// The answer that a page waits for. One that goes unanswered rejects the page's promise, where GTK
/// by itself would fulfil it with `undefined`.
@MainActor final class ScriptMessageReply {
  private let name: String
  private let natives: ScriptNatives
  private let reply: Boxed
  private var isAnswered = false

  /// Keeps the reply of a message whose value lives in the given JavaScript context.
  init(reply: OpaquePointer, context: OpaquePointer, name: String) {
    self.name = name
    // Of its own context: WebKit may have another by the time of the answer.
    natives = .ofEngine(context)
    self.reply = Boxed(
      takingOnMain: webkit_script_message_reply_ref(reply), free: webkit_script_message_reply_unref)
  }

  isolated deinit {
    if !isAnswered {
      reject("The handler of “\(name)” dropped its reply handler without calling it.")
    }
  }

  /// Answers with what a handler passed to its reply handler.
  func answer(_ value: Any?, _ errorMessage: String?) {
    precondition(!isAnswered, "The reply handler of “\(name)” was called more than once.")
    if let errorMessage {
      reject(errorMessage)
      return
    }
    do throws(ScriptValue.Unsupported) {
      let value = try ScriptValue.make(value, in: natives) {
        value throws(ScriptValue.Unsupported) in
        throw ScriptValue.Unsupported(type: type(of: value))
      }
      isAnswered = true
      webkit_script_message_reply_return_value(reply.pointer, value.opaque)
    } catch {
      reject("The handler of “\(name)” answered with a value of type \(error.type).")
    }
  }

  private func reject(_ message: String) {
    isAnswered = true
    webkit_script_message_reply_return_error_message(reply.pointer, message.withoutZeros)
  }
}
