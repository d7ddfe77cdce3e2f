/// The document that makes a call or emits an event, and the name that it uses.
public struct Caller: Sendable {
  /// The caller of the running handler, or the emitter of the event whose listener is running; `nil`
  /// everywhere else.
  @TaskLocal public static var current: Caller?

  /// The origin of the calling document.
  public var origin: Origin { identity.origin }
  /// The address of the calling document when it was loaded.
  public var url: String { identity.url }
  /// Whether the document is in the main frame.
  public var isMainFrame: Bool { identity.isMainFrame }
  /// The frame of the calling document.
  public var frame: BridgeFrame { BridgeFrame(identity: identity) }
  /// The full name of the method or the event.
  public let name: String

  /// Returns a caller with the same document and another name.
  package func asking(for name: String) -> Caller { Caller(name: name, identity: identity) }

  /// The identity of the document. All callers of one document share it, because each waiting call has a caller.
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
