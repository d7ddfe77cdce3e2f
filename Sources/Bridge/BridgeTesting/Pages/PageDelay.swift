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
  /// The number of later texts of its direction that may overtake the text; `nil` for any number.
  private let mostOvertaking: Int?
  private var overtaking = 0
  /// The text that is held back, or `nil` if none has come yet.
  public private(set) var held: CrossedText?
  private var arrival: (@MainActor () -> Void)?
  private(set) var isReleased = false

  init(_ selection: Selection, overtakenBy mostOvertaking: Int?) {
    (self.selection, self.mostOvertaking) = (selection, mostOvertaking)
  }

  /// Delivers the text in its own turn of the main queue. Later texts are not held back.
  public func release() {
    isReleased = true
    arrival?()
    arrival = nil
  }

  /// Counts a text that arrived while this one is held back.
  func overtake(_ text: CrossedText) {
    // An empty text, which only ends a post, has no place in the order.
    guard let held, held.direction == text.direction, !isReleased, !text.text.isEmpty else {
      return
    }
    overtaking += 1
    if let mostOvertaking, overtaking >= mostOvertaking { release() }
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
