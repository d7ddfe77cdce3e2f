/// Counts the dialogs of a view's pages. A page does nothing else while it waits for a dialog.
@MainActor final class DialogCount {
  /// How many dialogs are open.
  private(set) var open = 0
  /// Whether a page has opened any.
  private(set) var hasOpened = false

  func begin() { (open, hasOpened) = (open + 1, true) }
  func end() { open -= 1 }
}
