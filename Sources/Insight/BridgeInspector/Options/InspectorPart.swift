import Foundation
import WebBridge

/// A table of the app that an inspector shows beside the bridge.
///
/// ```swift
/// var options = InspectorOptions()
/// options.parts.append(
///   InspectorPart("Flags", columns: ["flag", "value"]) {
///     [["fastCheckout", "true"]]
///   })
/// ```
public struct InspectorPart: Sendable {
  /// The title of the table.
  public let title: String
  /// The titles of the columns.
  public let columns: [String]
  let rows: @MainActor @Sendable () async -> [[String]]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - title: The title of the table.
  ///   - columns: The titles of the columns.
  ///   - rows: Returns the current rows. Each row has a text for each column.
  public init(
    _ title: String, columns: [String], rows: @escaping @MainActor @Sendable () async -> [[String]]
  ) {
    (self.title, self.columns, self.rows) = (title, columns, rows)
  }
}

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
