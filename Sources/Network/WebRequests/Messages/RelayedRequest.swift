import Disclosure
public import Foundation
import HTTPTransport
public import HTTPTypes

/// A request of a page, as interceptors see it and as a client sends it.
///
/// The fields that the engine would add are there: `User-Agent`, `Accept`, `Referer`, `Origin`, `Sec-Fetch-Site`, `-Mode`
/// and `-Dest`, `Content-Type`, `Cookie`, and on Linux `Accept-Language`, which `URLSession` adds elsewhere. The client adds
/// those of the connection, such as `Host` and `Content-Length`.
public struct RelayedRequest: Sendable {
  /// The API with which the page made the request.
  public enum Kind: String, Sendable, Hashable {
    /// `fetch`.
    case fetch
    /// `XMLHttpRequest`.
    case xmlHTTPRequest
    /// A form.
    case form
    /// `navigator.sendBeacon`.
    case beacon
    /// `EventSource`.
    case eventSource
  }

  /// The document that makes a request.
  public struct Document: Sendable, Hashable {
    /// The origin of the document.
    public let origin: Origin
    /// The document's address when it was loaded.
    public let url: String
    /// Whether the document is in the main frame.
    public let isMainFrame: Bool
    /// The origin of the document in the main frame; `nil` if it is not known.
    public let topOrigin: Origin?

    /// The referrer policy that the document's response names; `nil` if it names none.
    let policy: ReferrerPolicy?
    /// The one with which the document in the main frame began.
    let topPolicy: ReferrerPolicy
    /// Whether the engine tells other sites than that of the main frame only the origin of a referrer.
    let trimsReferrers: Bool
    /// The engine's `Accept-Language`; `nil` if the client adds it.
    let language: String?

    init(
      origin: Origin, url: String, isMainFrame: Bool, topOrigin: Origin? = nil,
      policy: ReferrerPolicy? = nil, topPolicy: ReferrerPolicy = .usual,
      trimsReferrers: Bool = true, language: String? = nil
    ) {
      (self.origin, self.url, self.isMainFrame) = (origin, url, isMainFrame)
      self.topOrigin = isMainFrame ? origin : topOrigin
      (self.policy, self.topPolicy) = (policy, topPolicy)
      (self.trimsReferrers, self.language) = (trimsReferrers, language)
    }
  }

  /// The URL as it is sent, without a fragment. Sign this text.
  ///
  /// The text is one of the [URL Standard](https://url.spec.whatwg.org), and what the page's `new URL(text).href` is. It
  /// may have characters that `URL` escapes, such as the brackets of `?ids[]=1`.
  public var urlString: String
  /// The URL, without a fragment. Characters that RFC 3986 forbids are escaped, which ``urlString`` has as they are sent.
  public var url: URL {
    get { (try? WebURL(urlString).url) ?? URL(fileURLWithPath: "/") }
    set { urlString = newValue.absoluteString }
  }
  /// The method, such as `POST`.
  public var method: HTTPRequest.Method
  /// The header fields. Their values are text, which is sent in UTF-8, as WebKitGTK sends it. Foundation decides what
  /// `URLSession` sends for characters that are not ASCII.
  public var headerFields: HTTPFields
  /// The body; `nil` if there is none. It can be read more than once.
  public var body: BridgeBlob?
  /// The API with which the page made the request.
  public let kind: Kind
  /// The document that makes the request.
  public let document: Document
  /// The number of redirects that led to this request.
  public let redirectCount: Int
  /// The addresses to which a client may connect, in the order in which it should try them. They are empty until the
  /// relay has checked them, after the interceptors.
  public internal(set) var addresses: [NetworkAddress] = []
  /// The maximum number of bytes of the response that the page has not read yet: ``RequestRelay/maxBacklogBytes``. A
  /// client that cannot make the server wait ends the request beyond it.
  public internal(set) var maxBacklogBytes = HTTPSession.usualBacklog
  /// Called if the request waits for a connection for longer than a second.
  var waiting: @Sendable () -> Void = {}
}

extension RelayedRequest: CustomStringConvertible {
  /// The method, and the URL without its query.
  public var description: String {
    "\(method.rawValue.printable(upTo: 64)) \(ReportedURL.of(urlString))"
  }
}
