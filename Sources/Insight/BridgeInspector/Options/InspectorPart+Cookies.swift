import Foundation
import WebBridge

extension InspectorPart {
  /// The cookies of a web view, without their values.
  @MainActor static func cookies(of webView: WKWebView) -> InspectorPart {
    InspectorPart(
      "Cookies", columns: ["name", "domain", "path", "expires", "attributes", "bytes"]
    ) { [weak webView] in
      guard let store = webView?.configuration.websiteDataStore.httpCookieStore else { return [] }
      return await store.allCookies().map { cookie in
        let attributes = [cookie.isSecure ? "Secure" : nil, cookie.isHTTPOnly ? "HttpOnly" : nil]
        return [
          cookie.name, cookie.domain, cookie.path,
          cookie.expiresDate?.formatted(.iso8601) ?? "session",
          attributes.compactMap(\.self).joined(separator: ", "), "\(cookie.value.utf8.count)",
        ]
      }
    }
  }
}
