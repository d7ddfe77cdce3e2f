public import Foundation

/// A message that a page's script posted.
@preconcurrency @MainActor public final class WKScriptMessage: NSObject {
  /// What was posted: `String`, `NSNumber`, `Date`, `[Any]`, `[String: Any]` or `NSNull`.
  ///
  /// - Note: *Differs:* a `Map`, `Set` or `ArrayBuffer` arrives as an empty dictionary, a typed
  ///   array as one from index to number, a `BigInt` and a date that is none as `NSNull`. A function,
  ///   symbol, node or promise inside the value keeps the message from arriving. A value that contains
  ///   itself, is nested more than 512 levels deep or has an array of more than ten million elements
  ///   is not delivered: the log says so, and a promise is rejected.
  public let body: Any

  /// The view whose page posted the message.
  public private(set) weak var webView: WKWebView?

  /// The frame that posted the message.
  ///
  /// - Note: *Differs:* a message on Linux does not say which frame posted it. The value is a frame
  ///   that is not the main one, with an empty origin: do not grant anything on its word.
  public var frameInfo: WKFrameInfo { frame }

  private lazy var frame = WKFrameInfo.unknown(in: webView)

  /// The name of the handler that the message was posted to.
  public let name: String

  /// The world whose script posted the message.
  ///
  /// - Note: *Differs:* where one name is in use in several worlds, see
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
