/// An engine whose pages can go on while `alert`, `confirm` and `prompt` of their own are shown.
@MainActor package protocol DialogBlocking: BridgeEngine {
  /// Whether a page stands still while a dialog is shown. Where it does not, the dialogs return immediately:
  /// nothing, `true` and `""`, whatever is answered later.
  func setDialogsBlock(_ block: Bool)
}

extension Bridge {
  /// Sets whether the page stands still while its dialogs are shown, where the engine can do that.
  package func setDialogsBlock(_ block: Bool) {
    (engine as? any DialogBlocking)?.setDialogsBlock(block)
  }
}
