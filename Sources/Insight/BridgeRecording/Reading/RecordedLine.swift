/// One line of a recording. `docs/RECORDING.md` lists the members of each kind of line.
public struct RecordedLine: Sendable, Decodable {
  /// The kind of the line, such as `callBegan`.
  public let kind: String
  /// When it happened, in milliseconds since the start.
  public let at: Double
  /// The document that is concerned.
  public let document: Int?
  /// The name of the call.
  public let call: String?
  /// The side that began: `page` or `native`.
  public let from: String?
  /// The method that was called.
  public let method: String?
  /// The name of the event.
  public let name: String?
  /// The arguments of a call.
  public let arguments: RecordedPayload?
  /// The result of a call.
  public let result: RecordedPayload?
  /// The value of an event or an element.
  public let value: RecordedPayload?
  /// The error of a call, a document or a limit.
  public let error: RecordedError?
  /// How long a call waited for its handler, in milliseconds.
  public let queue: Double?
  /// How long the handler of a call took, in milliseconds.
  public let handler: Double?
  /// The number of elements of a stream.
  public let elements: Int?
  /// The number of lines that are missing, or of elements that a reader takes.
  public let count: Int?
  /// The reason of a refusal.
  public let reason: String?
  /// The place in a page that made a failed call.
  public let stack: String?
  /// The URL of a document.
  public let url: String?
  /// Whether a document is in the main frame.
  public let main: Bool?
}

/// An error in a recording.
public struct RecordedError: Sendable, Decodable {
  /// The kind of the error.
  public let code: String
  /// A text for people.
  public let message: String
  /// The stack of the page.
  public let stack: String?
}
