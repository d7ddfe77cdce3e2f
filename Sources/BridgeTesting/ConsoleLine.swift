/// One line that a page wrote to its console.
public struct ConsoleLine: Sendable, Hashable {
  /// How much a line matters.
  public enum Level: String, Sendable, Hashable {
    /// `console.debug`
    case debug
    /// `console.log`
    case log
    /// `console.info`
    case info
    /// `console.warn`
    case warn
    /// `console.error`, and errors that nobody caught.
    case error
  }

  /// How much the line matters.
  public var level: Level
  /// What was written, with spaces between the arguments; objects as JSON.
  public var text: String

  /// Makes a line, to compare with.
  public init(level: Level, text: String) {
    self.level = level
    self.text = text
  }
}
