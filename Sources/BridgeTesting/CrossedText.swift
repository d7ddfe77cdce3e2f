/// A text that crossed between a page and native code.
public struct CrossedText: Sendable, Hashable {
  /// Which way a text goes.
  public enum Direction: Sendable, Hashable {
    /// A document posted it.
    case toNative
    /// It answers a post.
    case toPage
  }

  /// Which way the text went.
  public var direction: Direction
  /// The text.
  public var text: String
}

extension CrossedText: CustomStringConvertible {
  /// The text after an arrow: `→` to native, `←` to the page.
  public var description: String { (direction == .toNative ? "→ " : "← ") + text }
}
