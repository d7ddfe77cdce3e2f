/// Holds back one text, as a busy process does, until the test releases it.
///
/// ```swift
/// let delay = page.delay(.next)
/// // … the text was sent, but does not arrive …
/// delay.release()
/// ```
@MainActor public final class PageDelay {
  /// The text to hold back.
  public enum Selection: Sendable, Hashable {
    /// The next text of either direction.
    case next
    /// The next text of a direction.
    case nextText(CrossedText.Direction)
  }

  let selection: Selection
  /// The text that is held back, or `nil` if none has come yet.
  public private(set) var held: CrossedText?
  private var arrival: (@MainActor () -> Void)?
  private(set) var isReleased = false

  init(_ selection: Selection) { self.selection = selection }

  /// Delivers the text in its own turn of the main queue. Later texts are not held back.
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
