import CWebKitGTK
public import Foundation

/// When a user script runs.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// After the document element exists and before anything else is loaded.
  case atDocumentStart
  /// After the document is parsed and before its subresources are all loaded.
  case atDocumentEnd
}

/// A script that the web view runs in each page it shows.
@preconcurrency @MainActor open class WKUserScript: NSObject, NSCopying {
  /// The script's source.
  public let source: String

  /// When the script runs.
  public let injectionTime: WKUserScriptInjectionTime

  /// Whether the script runs in the main frame only.
  public let isForMainFrameOnly: Bool

  let world: WKContentWorld

  /// Makes a script for the page's own world.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
  }

  /// Makes a script for the given world.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.source = source
    self.injectionTime = injectionTime
    self.isForMainFrameOnly = forMainFrameOnly
    self.world = contentWorld
    super.init()
  }

  /// Returns the script itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Makes GTK's form of the script.
  func makeScript() -> Boxed {
    let frames =
      isForMainFrameOnly
      ? WEBKIT_USER_CONTENT_INJECT_TOP_FRAME : WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES
    let time =
      injectionTime == .atDocumentStart
      ? WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START : WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END
    // GTK reads the source up to its first zero. A zero is valid only in literals, where the escape
    // means the same.
    let source = source.replacingZeros(with: "\\u0000")
    let script =
      if let name = world.worldName {
        webkit_user_script_new_for_world(source, frames, time, name, nil, nil)
      } else {
        webkit_user_script_new(source, frames, time, nil, nil)
      }
    guard let script else { preconditionFailure("WebKitGTK made no user script.") }
    return Boxed(taking: script, free: webkit_user_script_unref)
  }
}
