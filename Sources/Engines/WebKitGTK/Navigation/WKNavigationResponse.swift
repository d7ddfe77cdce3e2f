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

  /// Whether the frame shows the response if the delegate allows it. A response without content leaves the document.
  var makesDocument: Bool {
    let status = (response as? HTTPURLResponse)?.statusCode
    return canShowMIMEType && status != 204 && status != 205
  }

  /// The URL as WebKit writes it, and as the document's scripts see it.
  package let uri: String
  private let fields: [(name: String, value: String)]

  init?(_ decision: OpaquePointer) {
    guard
      let uriResponse = webkit_response_policy_decision_get_response(decision),
      let response = URLResponse.make(uriResponse)
    else { return nil }
    self.response = response
    uri = webkit_uri_response_get_uri(uriResponse).map { String(cString: $0) } ?? ""
    fields = webkit_uri_response_get_http_headers(uriResponse).map { HTTPHeaders.read($0) } ?? []
    isForMainFrame = webkit_response_policy_decision_is_main_frame_main_resource(decision) != 0
    canShowMIMEType = webkit_response_policy_decision_is_mime_type_supported(decision) != 0
    super.init()
  }

  /// The values of a field, joined by commas; `nil` if the response has no such field.
  package func field(_ name: String) -> String? {
    let values = fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }
}
