extension Bridge {
  /// Whether the page stands still while its own dialogs are shown, for the older bridges' APIs. A
  /// page of DSBridge says so itself, too.
  package func setDialogsBlock(_ block: Bool) { session.engine?.setDialogsBlock(block) }
}
