/// Holds one text back on its way, as a busy process does, until the test releases it.
///
/// ```swift
/// let delay = page.delay(.next)
/// // … the text is under way, but does not arrive …
/// delay.release()
/// ```
@MainActor public final class PageDelay {
  /// Which text is held.
  public enum Selection: Sendable, Hashable {
    /// The next text, whichever way it goes.
    case next
    /// The next text of that direction.
    case nextText(CrossedText.Direction)
  }

  let selection: Selection
  /// The text that is held, once there is one.
  public private(set) var held: CrossedText?
  private var arrival: (@MainActor () -> Void)?
  private(set) var isReleased = false

  init(_ selection: Selection) { self.selection = selection }

  /// Lets the text go on, in a turn of the main queue of its own; texts that come later pass by.
  public func release() {
    isReleased = true
    arrival?()
    arrival = nil
  }

  func takes(_ direction: CrossedText.Direction) -> Bool {
    guard held == nil, !isReleased else { return false }
    return selection == .next || selection == .nextText(direction)
  }

  func hold(_ text: CrossedText, until arrival: @escaping @MainActor () -> Void) {
    held = text
    self.arrival = arrival
  }
}
