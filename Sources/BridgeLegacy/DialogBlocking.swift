/// An engine whose pages can continue while their `alert`, `confirm` and `prompt` dialogs are shown.
@MainActor package protocol DialogBlocking: BridgeEngine {
  /// Sets whether a dialog blocks its page. Otherwise `alert`, `confirm` and `prompt` return nothing, `true` and
  /// `""` immediately, whatever the user answers later.
  func setDialogsBlock(_ block: Bool)
}

extension Bridge {
  /// Sets whether dialogs block their page, if the engine supports it.
  package func setDialogsBlock(_ block: Bool) {
    (engine as? any DialogBlocking)?.setDialogsBlock(block)
  }
}
