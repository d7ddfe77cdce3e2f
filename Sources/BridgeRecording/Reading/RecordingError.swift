/// A recording that cannot be read or written.
public struct RecordingError: Error, CustomStringConvertible, Sendable {
  /// A text for people: what happened, where, and what to do.
  public let description: String

  package init(_ description: String) { self.description = description }
}
