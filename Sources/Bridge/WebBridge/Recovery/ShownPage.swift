import Foundation

/// The page that a web view showed last, as it was when its document began.
struct ShownPage {
  let url: URL?
  /// Whether the page is in the view's list of pages, from which WebKit can load it again.
  let isInList: Bool

  /// Whether a request with another method than GET has brought the page.
  let isAnswerToForm: Bool

  /// - Parameter method: The method of the last navigation that the engine has offered.
  @MainActor init(of webView: WKWebView, method: String) {
    url = webView.url
    isAnswerToForm = method != "GET"
    isInList = url != nil && webView.backForwardList.currentItem?.url == url
  }
}
