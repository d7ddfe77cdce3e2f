import CWebKitGTK
public import Foundation
public import FoundationNetworking

/// A response to a navigation, about which the delegate decides.
@preconcurrency @MainActor public final class WKNavigationResponse: NSObject {
  /// Whether the response is for the main frame.
  public let isForMainFrame: Bool

  /// The response, which is an `HTTPURLResponse` if it came over HTTP.
  public let response: URLResponse

  /// Whether WebKit can show content of the response's type.
  public let canShowMIMEType: Bool

  init?(_ decision: OpaquePointer) {
    guard
      let uriResponse = webkit_response_policy_decision_get_response(decision),
      let response = URLResponse.make(uriResponse)
    else { return nil }
    self.response = response
    isForMainFrame = webkit_response_policy_decision_is_main_frame_main_resource(decision) != 0
    canShowMIMEType = webkit_response_policy_decision_is_mime_type_supported(decision) != 0
    super.init()
  }
}
