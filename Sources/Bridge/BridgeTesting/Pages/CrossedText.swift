/// A text that crossed between a page and native code.
public struct CrossedText: Sendable, Hashable {
  /// The direction of a text.
  public enum Direction: Sendable, Hashable {
    /// A document posted the text.
    case toNative
    /// The text answers a post.
    case toPage
  }

  /// The direction of the text.
  public var direction: Direction
  /// The text.
  public var text: String
}

extension CrossedText {
  /// The frames in the text. The first line only orders the texts, except in the answer to a synchronous
  /// call, which is a single frame.
  var frames: [CrossedText] {
    let lines = text.split(separator: "\n")
    let isFrame = direction == .toPage && (text.hasPrefix("done ") || text.hasPrefix("fail "))
    return lines.dropFirst(isFrame ? 0 : 1).map {
      CrossedText(direction: direction, text: String($0))
    }
  }
}

extension CrossedText: CustomStringConvertible {
  /// The text after an arrow: `→` to native code, `←` to the page.
  public var description: String { (direction == .toNative ? "→ " : "← ") + text }
}
