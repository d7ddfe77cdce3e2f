/// Who calls: the document, and the name it asked for.
public struct Caller: Sendable {
  /// The caller of the handler that is running; `nil` outside of handlers.
  @TaskLocal public static var current: Caller?

  /// The origin of the calling document.
  public let origin: Origin
  /// The address of the calling document when it began.
  public let url: String
  /// Whether it is the main frame's document.
  public let isMainFrame: Bool
  /// The full name that is called.
  public let name: String
}
