public import Foundation
public import Logging

/// The options of a recorder.
public struct RecorderOptions: Sendable {
  /// The largest number of lines in memory. The recorder drops and counts the oldest ones.
  public var maxLines = 50_000

  /// The largest size of the lines in memory, in bytes.
  public var maxBytes = 32 << 20

  /// The file to which the recorder writes all lines, or `nil` for no file. An existing file is replaced.
  public var file: URL?

  /// The largest size of the file, in bytes. Further lines are in memory only.
  public var maxFileBytes = 1 << 30

  /// The size from which on a line has only the beginning of a payload, in bytes.
  public var maxPayloadBytes = 64 << 10

  /// The rule by which the recorder replaces secret values.
  public var redaction = Redaction.standard

  /// The logger to which the recorder writes a readable line for each call, event and document, or `nil` for none.
  public var logger: Logger?

  /// Creates options with their defaults.
  public init() {}
}
