import CWebKitGTK
public import Foundation
public import FoundationNetworking
import Logging

/// A navigation that is about to start, about which the delegate decides.
@preconcurrency @MainActor public final class WKNavigationAction: NSObject {
  /// The kind of action that caused the navigation.
  public let navigationType: WKNavigationType

  /// The request to load.
  ///
  /// - Note: *Differs:* only a request that the app loads has a body, which is in `httpBody`. That
  ///   of a form has none.
  public let request: URLRequest

  /// The frame that requested the navigation.
  ///
  /// - Note: *Differs:* the main frame if the app loads the request. Otherwise, the frame is
  ///   unknown on Linux and is never the main frame.
  public let sourceFrame: WKFrameInfo

  /// The frame that the navigation is for, or nil for a new window.
  ///
  /// - Note: *Differs:* always the main frame, because the frame is unknown on Linux. A rule for
  ///   the main frame is therefore never missed.
  public let targetFrame: WKFrameInfo?

  /// Whether the page requests a download.
  ///
  /// - Note: *Differs:* always false. WebKit turns such a navigation into a download when it is
  ///   allowed, and the delegate then receives `webView(_:navigationAction:didBecome:)`.
  public let shouldPerformDownload = false

  /// The keys that were held down when the user started the navigation.
  @available(iOS 18.4, *)
  public let modifierFlags: ModifierFlags

  /// The mouse button that started the navigation: 0 for none, 1 for the left button, 2 for the
  /// right button, 4 for the middle button.
  @available(iOS, unavailable)
  public let buttonNumber: Int

  /// The preferences that the delegate receives, and later those that the delegate chose.
  var preferences: WKWebpagePreferences?

  /// Creates an action from WebKit's, or nil if Foundation cannot read its URL.
  init?(
    _ action: OpaquePointer, webView: WKWebView, isNewWindow: Bool, isFromApp: Bool = false,
    content: RequestContent? = nil, type: WKNavigationType? = nil
  ) {
    guard
      var request = webkit_navigation_action_get_request(action).flatMap({ URLRequest($0) })
    else {
      WKWebView.log.error("A page's navigation was cancelled: Foundation cannot read its URL.")
      return nil
    }
    if let content {
      request.httpMethod = content.method
      request.httpBody = content.body
    }
    if let simulation = webView.simulation, type == .formResubmitted, simulation.isShown {
      request.httpMethod = simulation.method
    }
    self.request = request
    navigationType = type ?? WKNavigationType(action)
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

  /// Creates the action of a download that WebKit started without asking.
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
