import CWebKitGTK

/// A dialog that a page waits for.
///
/// WebKit must not be told to close a dialog while it is still handing the dialog out. An answer
/// that comes that early only fills the dialog in, and the dialog closes with its last reference.
@MainActor final class ScriptDialog {
  /// Whether WebKit is still handing the dialog out.
  var isBeingHandedOut = true

  private let boxed: Boxed
  private let count: DialogCount

  /// - Parameter count: The count of the view's dialogs.
  init(_ dialog: OpaquePointer, _ count: DialogCount) {
    boxed = Boxed(
      takingOnMain: webkit_script_dialog_ref(dialog), free: webkit_script_dialog_unref)
    self.count = count
    count.begin()
  }

  isolated deinit { count.end() }

  var type: WebKitScriptDialogType { webkit_script_dialog_get_dialog_type(boxed.pointer) }

  var message: String {
    webkit_script_dialog_get_message(boxed.pointer).map { String(cString: $0) } ?? ""
  }

  var defaultText: String? {
    webkit_script_dialog_prompt_get_default_text(boxed.pointer).map { String(cString: $0) }
  }

  /// Answers an alert.
  func dismiss() {
    if !isBeingHandedOut { webkit_script_dialog_close(boxed.pointer) }
  }

  /// Answers a request for a confirmation.
  func confirm(_ isConfirmed: Bool) {
    webkit_script_dialog_confirm_set_confirmed(boxed.pointer, isConfirmed ? 1 : 0)
    dismiss()
  }

  /// Answers a request for text; nil cancels it.
  func answer(_ text: String?) {
    if let text { webkit_script_dialog_prompt_set_text(boxed.pointer, text.withoutZeros) }
    dismiss()
  }
}

/// Counts the dialogs of a view's pages. A page does nothing else while it waits for a dialog.
@MainActor final class DialogCount {
  /// How many dialogs are open.
  private(set) var open = 0
  /// Whether a page has opened any.
  private(set) var hasOpened = false

  func begin() { (open, hasOpened) = (open + 1, true) }
  func end() { open -= 1 }
}
