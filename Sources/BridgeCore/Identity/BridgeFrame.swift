/// A frame whose document has a bridge, for calls that are to reach that document.
///
/// ```swift
/// try bridge.handle("editor.open") { (path: String) in
///   // The frame that asks is the one that gets the text.
///   guard let frame = Caller.current?.frame else { return }
///   Task { try await bridge.call("editor.show", text(of: path), in: frame) }
/// }
/// ```
///
/// It stands for one document: when the frame loads another one, calls in this frame fail with code
/// `documentGone`.
public struct BridgeFrame: Hashable, Sendable, CustomStringConvertible {
  /// The origin of the document.
  public var origin: Origin { identity.origin }
  /// The address of the document when it was loaded.
  public var url: String { identity.url }
  /// Whether it is the main frame.
  public var isMainFrame: Bool { identity.isMainFrame }
  /// The address, and whether it is the main frame's.
  public var description: String { "\(url) (\(isMainFrame ? "main frame" : "subframe"))" }

  let identity: Caller.Identity

  /// Whether both stand for the same document.
  public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }
  /// Hashes the identity of the document.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension Bridge {
  /// The frames whose documents have a bridge now: the main frame first, then subframes, of which there are
  /// some with ``FrameScope/all`` only.
  public var frames: [BridgeFrame] {
    documents.live.map { BridgeFrame(identity: $0.identity) }
  }
}

extension Documents {
  /// The document of a frame.
  ///
  /// - Returns: `nil` for no frame, which means the main frame, whatever is loaded there next.
  /// - Throws: ``BridgeError`` with code `documentGone` where the document has ended, or is another bridge's.
  func document(in frame: BridgeFrame?, for name: String) throws(BridgeError) -> Document? {
    guard let frame else { return nil }
    guard let document = frame.identity.link?.document, document.documents === self else {
      throw BridgeError(
        .documentGone, "\"\(name)\": the document of the frame \(frame) has ended.")
    }
    return document
  }
}
