public import Foundation

/// A message that a page's script posted.
@preconcurrency @MainActor public final class WKScriptMessage: NSObject {
  /// The value that was posted: `String`, `NSNumber`, `Date`, `[Any]`, `[String: Any]` or `NSNull`.
  ///
  /// - Note: *Differs:* a `Map`, `Set` or `ArrayBuffer` arrives as an empty dictionary, a typed
  ///   array as a dictionary from index to number, and a `BigInt` or an invalid date as `NSNull`. A
  ///   message with a function, symbol, node or promise inside the value does not arrive. A value
  ///   that contains itself, is nested more than 512 levels deep or has an array of more than ten
  ///   million elements is not delivered; an error is logged, or the page's promise is rejected.
  public let body: Any

  /// The view whose page posted the message.
  public private(set) weak var webView: WKWebView?

  /// The frame that posted the message.
  ///
  /// - Note: *Differs:* a message on Linux does not identify the frame that posted it. The value is
  ///   a frame that is not the main frame and has an empty origin. Grant nothing based on it.
  public var frameInfo: WKFrameInfo { frame }

  private lazy var frame = WKFrameInfo.unknown(in: webView)

  /// The name of the handler that the message was posted to.
  public let name: String

  /// The world whose script posted the message.
  ///
  /// - Note: *Differs:* if a name is in use in several worlds, see
  ///   ``WKUserContentController/add(_:contentWorld:name:)``.
  public let world: WKContentWorld

  init(body: Any, webView: WKWebView?, name: String, world: WKContentWorld) {
    self.body = body
    self.webView = webView
    self.name = name
    self.world = world
    super.init()
  }
}
