public import Foundation

/// A navigation that a frame is about to start.
public struct PageNavigation: Sendable {
  /// The URL that the frame navigates to.
  public let url: URL

  /// The method of the request, such as `GET`.
  public let method: String

  /// Whether the frame is the main frame. If the engine cannot tell, the value is `true`.
  public let isMainFrame: Bool

  /// Creates a navigation.
  public init(to url: URL, method: String = "GET", isMainFrame: Bool = true) {
    (self.url, self.method, self.isMainFrame) = (url, method, isMainFrame)
  }
}
