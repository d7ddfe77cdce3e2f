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

extension CrossedText {
  /// The frames in the text. What its first line says is for the order of texts, but in the answer
  /// to a synchronous call, which is a frame and no more.
  var frames: [CrossedText] {
    let lines = text.split(separator: "\n")
    let isFrame = direction == .toPage && (text.hasPrefix("done ") || text.hasPrefix("fail "))
    return lines.dropFirst(isFrame ? 0 : 1).map {
      CrossedText(direction: direction, text: String($0))
    }
  }
}

extension CrossedText: CustomStringConvertible {
  /// The text after an arrow: `→` to native, `←` to the page.
  public var description: String { (direction == .toNative ? "→ " : "← ") + text }
}
