import CWebKitGTK
public import Foundation
public import FoundationNetworking

/// A navigation that is about to start, for the delegate to decide upon.
@MainActor public final class WKNavigationAction: NSObject {
  /// What set the navigation off.
  public let navigationType: WKNavigationType

  /// What is to be loaded.
  ///
  /// - Note: *Differs:* without its body.
  public let request: URLRequest

  /// The frame that asked for it.
  ///
  /// - Note: *Differs:* Linux does not know; never the main frame.
  public let sourceFrame: WKFrameInfo

  /// The frame it is for, or nil for a new window.
  ///
  /// - Note: *Differs:* Linux does not know the frame and always says the main one, so that a rule
  ///   for the main frame is never missed.
  public let targetFrame: WKFrameInfo?

  /// Whether the page asks for a download.
  ///
  /// - Note: *Differs:* always false.
  public let shouldPerformDownload = false

  init(_ action: OpaquePointer, webView: WKWebView, isNewWindow: Bool) {
    navigationType =
      switch webkit_navigation_action_get_navigation_type(action) {
      case WEBKIT_NAVIGATION_TYPE_LINK_CLICKED: .linkActivated
      case WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED: .formSubmitted
      case WEBKIT_NAVIGATION_TYPE_BACK_FORWARD: .backForward
      case WEBKIT_NAVIGATION_TYPE_RELOAD: .reload
      case WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED: .formResubmitted
      default: .other
      }
    sourceFrame = .unknown(in: webView)
    targetFrame = isNewWindow ? nil : .main(of: webView)
    if let request = webkit_navigation_action_get_request(action) {
      self.request = URLRequest(request)
    } else {
      self.request = sourceFrame.request
    }
    super.init()
  }
}
