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

extension WKNavigationAction {
  /// Keys that change the meaning of a click, with the numbers of AppKit's `NSEvent.ModifierFlags`.
  ///
  /// - Note: *Differs:* exists on Linux only, because there is no AppKit.
  public struct ModifierFlags: OptionSet, Sendable {
    /// The keys as bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// The Control key.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// The Alt key.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// The Meta or Super key.
    public static let command = ModifierFlags(rawValue: 1 << 20)

    init(gdk bits: UInt32) {
      var flags: ModifierFlags = []
      if bits & GDK_SHIFT_MASK.rawValue != 0 { flags.insert(.shift) }
      if bits & GDK_CONTROL_MASK.rawValue != 0 { flags.insert(.control) }
      if bits & GDK_ALT_MASK.rawValue != 0 { flags.insert(.option) }
      if bits & (GDK_META_MASK.rawValue | GDK_SUPER_MASK.rawValue) != 0 { flags.insert(.command) }
      self = flags
    }
  }
}

/// The kind of action that caused a navigation.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKNavigationType: Int, Sendable {
  /// A link.
  case linkActivated
  /// A form that was submitted.
  case formSubmitted
  /// A move through the back-forward list.
  case backForward
  /// A reload.
  case reload
  /// A form that was submitted again.
  case formResubmitted
  /// Another action, such as a load by the app.
  case other = -1
}

extension WKNavigationType {
  /// Creates the type of WebKit's action.
  init(_ action: OpaquePointer) {
    self =
      switch webkit_navigation_action_get_navigation_type(action) {
      case WEBKIT_NAVIGATION_TYPE_LINK_CLICKED: .linkActivated
      case WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED: .formSubmitted
      case WEBKIT_NAVIGATION_TYPE_BACK_FORWARD: .backForward
      case WEBKIT_NAVIGATION_TYPE_RELOAD: .reload
      case WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED: .formResubmitted
      default: .other
      }
  }
}
