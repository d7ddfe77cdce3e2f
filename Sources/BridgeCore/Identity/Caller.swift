/// Who calls or emits: the document, and the name that it says.
public struct Caller: Sendable {
  /// The caller of the handler, or the emitter of the event whose listener, that is running; `nil`
  /// outside of both.
  @TaskLocal public static var current: Caller?

  /// The origin of the calling document.
  public var origin: Origin { identity.origin }
  /// The address of the calling document when it began.
  public var url: String { identity.url }
  /// Whether it is the main frame's document.
  public var isMainFrame: Bool { identity.isMainFrame }
  /// The frame of the calling document.
  public var frame: BridgeFrame { BridgeFrame(identity: identity) }
  /// The full name that is called or emitted.
  public let name: String

  /// The same document, with another name.
  package func asking(for name: String) -> Caller { Caller(name: name, identity: identity) }

  /// What all callers of one document share: each call that waits has a caller.
  let identity: Identity

  final class Identity: Sendable {
    let origin: Origin
    let url: String
    let isMainFrame: Bool

    init(origin: Origin, url: String, isMainFrame: Bool) {
      (self.origin, self.url, self.isMainFrame) = (origin, url, isMainFrame)
    }
  }
}
