/// One line that a page wrote to its console.
public struct ConsoleLine: Sendable, Hashable {
  /// The severity of a line.
  public enum Level: String, Sendable, Hashable {
    /// `console.debug`
    case debug
    /// `console.log`
    case log
    /// `console.info`
    case info
    /// `console.warn`
    case warn
    /// `console.error`, and uncaught errors.
    case error
  }

  /// The severity of the line.
  public var level: Level
  /// The arguments as text, separated by spaces. Objects are written as JSON.
  public var text: String

  /// Creates a line, for comparisons.
  public init(level: Level, text: String) {
    self.level = level
    self.text = text
  }
}
