import CWebKitGTK
public import Foundation
public import FoundationNetworking
import Logging

/// A navigation that is about to start, for the delegate to decide upon.
@preconcurrency @MainActor public final class WKNavigationAction: NSObject {
  /// What set the navigation off.
  public let navigationType: WKNavigationType

  /// What is to be loaded.
  ///
  /// - Note: *Differs:* without its body.
  public let request: URLRequest

  /// The frame that asked for it.
  ///
  /// - Note: *Differs:* the main frame for what the app loads; otherwise Linux does not know and
  ///   never says the main frame.
  public let sourceFrame: WKFrameInfo

  /// The frame it is for, or nil for a new window.
  ///
  /// - Note: *Differs:* Linux does not know the frame and always says the main one, so that a rule
  ///   for the main frame is never missed.
  public let targetFrame: WKFrameInfo?

  /// Whether the page asks for a download.
  ///
  /// - Note: *Differs:* always false. WebKit turns such a navigation into a download when it is
  ///   allowed, which the delegate then hears of through `webView(_:navigationAction:didBecome:)`.
  public let shouldPerformDownload = false

  /// The keys that were held down when the user set the navigation off.
  @available(iOS 18.4, *)
  public let modifierFlags: ModifierFlags

  /// The mouse button that set the navigation off: 0 for none, 1 for the left one, 2 for the right
  /// one, 4 for the middle one.
  @available(iOS, unavailable)
  public let buttonNumber: Int

  /// The preferences that the delegate is asked with, then those that it chose.
  var preferences: WKWebpagePreferences?

  /// An action of WebKit's, or nil where Foundation cannot read its URL.
  init?(_ action: OpaquePointer, webView: WKWebView, isNewWindow: Bool, isFromApp: Bool = false) {
    guard
      let request = webkit_navigation_action_get_request(action).flatMap({ URLRequest($0) })
    else {
      WKWebView.log.error("A page's navigation is cancelled, for Foundation cannot read its URL.")
      return nil
    }
    self.request = request
    navigationType = WKNavigationType(action)
    sourceFrame = isFromApp ? .main(of: webView) : .unknown(in: webView)
    targetFrame = isNewWindow ? nil : .main(of: webView)
    modifierFlags = ModifierFlags(gdk: webkit_navigation_action_get_modifiers(action))
    buttonNumber =
      switch webkit_navigation_action_get_mouse_button(action) {
      case 1: 1
      case 2: 4
      case 3: 2
      default: 0
      }
    super.init()
  }

  /// The action behind a download that WebKit started without asking.
  init(downloading request: URLRequest, webView: WKWebView) {
    navigationType = .other
    self.request = request
    sourceFrame = .unknown(in: webView)
    targetFrame = .main(of: webView)
    modifierFlags = []
    buttonNumber = 0
    super.init()
  }
}
