package import Foundation

/// A navigation that a frame is about to start.
package struct PageNavigation: Sendable {
  /// The cause of a navigation.
  package enum Kind: Sendable {
    /// The page submits a form.
    case formSubmission
    /// The page is loaded again.
    case reload
    /// Anything else, such as a link.
    case other
  }

  /// The URL that the frame navigates to.
  package let url: URL

  /// The text of the URL, as the engine has it. `URL` escapes some characters that the engine sends as they are.
  package let urlString: String

  /// The cause of the navigation.
  package let kind: Kind

  /// The method of the request, such as `GET`.
  package let method: String

  /// Whether the frame is the main frame. If the engine cannot tell, the value is `true`.
  package let isMainFrame: Bool

  /// Creates a navigation.
  ///
  /// - Parameter urlString: The text of the URL; `nil` for that of `url`.
  package init(
    to url: URL, urlString: String? = nil, method: String = "GET", isMainFrame: Bool = true,
    kind: Kind = .other
  ) {
    self.urlString = urlString ?? url.absoluteString
    (self.url, self.method, self.isMainFrame, self.kind) = (url, method, isMainFrame, kind)
  }
}
