import Foundation

#if !canImport(ObjectiveC)
  import WebKitGTK
#endif

/// The policies that the responses of documents named in the field `Referrer-Policy`, by the URLs of the documents.
///
/// A document whose response names none begins with the policy of the document around its frame. That is taken for the one
/// in the main frame, because the engine does not tell which frame is in which. On Apple's systems no response's policy is
/// known, because only a delegate that decides on responses sees it.
@MainActor final class DocumentPolicies {
  /// The number of URLs that are kept.
  private static let most = 512
  private var policies: [String: ReferrerPolicy] = [:]
  private var order: [String] = []
  /// Whether the engine tells other sites than that of the main frame only the origin of a referrer.
  let trimsReferrers: Bool

  init(of webView: WKWebView) {
    #if canImport(ObjectiveC)
      trimsReferrers = true
    #else
      trimsReferrers = !webView.configuration.websiteDataStore.isPersistent
      webView.addObserver(self)
    #endif
  }

  /// Keeps the policy of a response; `field` is `nil` if it has no such field.
  func keep(_ field: String?, of url: String) {
    let policy = field.flatMap { ReferrerPolicy(field: $0) }
    let place = Self.place(url)
    order.removeAll { $0 == place }
    policies[place] = policy
    if policy != nil { order.append(place) }
    if order.count > Self.most { policies[order.removeFirst()] = nil }
  }

  /// Returns the policy of a document's own response; `nil` if it names none, or there is no response.
  func policy(ofDocumentAt url: String) -> ReferrerPolicy? {
    guard !policies.isEmpty, !url.hasPrefix("about:"), !url.hasPrefix("blob:") else { return nil }
    return policies[Self.place(url)]
  }

  private static func place(_ url: String) -> String {
    String(decoding: url.utf8.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
  }
}

#if !canImport(ObjectiveC)
  extension DocumentPolicies: WKWebViewObserver {
    func webView(_ webView: WKWebView, willShow response: WKNavigationResponse) {
      keep(response.field("Referrer-Policy"), of: response.uri)
    }

    func webView(_ webView: WKWebView, didCommitMainFrame url: URL?) {}

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  }
#endif
