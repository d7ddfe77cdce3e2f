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
