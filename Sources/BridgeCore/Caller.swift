/// Who calls or emits: the document, and the name that it says.
public struct Caller: Sendable {
  /// The caller of the handler, or the emitter of the event whose listener, that is running; `nil`
  /// outside of both.
  @TaskLocal public static var current: Caller?

  /// The origin of the calling document.
  public let origin: Origin
  /// The address of the calling document when it began.
  public let url: String
  /// Whether it is the main frame's document.
  public let isMainFrame: Bool
  /// The full name that is called or emitted.
  public let name: String
}
