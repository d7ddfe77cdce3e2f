/// A frame whose document has a bridge, for calls that have to reach that document.
///
/// ```swift
/// try bridge.handle("editor.open") { (path: String) in
///   // Only the frame that called gets the text.
///   guard let frame = BridgeCaller.current?.frame else { return }
///   Task { try await bridge.call("editor.show", text(of: path), in: frame) }
/// }
/// ```
///
/// A `BridgeFrame` stands for one document. After the frame has loaded another document, calls with this value
/// fail with code `documentGone`.
public struct BridgeFrame: Hashable, Sendable, CustomStringConvertible {
  /// The origin of the document.
  public var origin: Origin { identity.origin }
  /// The address of the document when it was loaded.
  public var url: String { identity.url }
  /// Whether the frame is the main frame.
  public var isMainFrame: Bool { identity.isMainFrame }
  /// The address, and whether the frame is the main frame.
  public var description: String { "\(url) (\(isMainFrame ? "main frame" : "subframe"))" }

  let identity: BridgeCaller.Identity

  /// Returns whether both values stand for the same document.
  public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }
  /// Hashes the identity of the document.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// Which frames of a page may have a bridge.
public enum FrameScope: Sendable {
  /// The main frame only.
  case main
  /// The main frame, and every subframe whose origin is allowed.
  case all
}
