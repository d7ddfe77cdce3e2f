import Foundation

/// The view of a lost page, as a recovery uses it.
@MainActor protocol RecoverablePage: AnyObject {
  /// The URL of the page that was shown last; `nil` if there was none.
  var shownURL: URL? { get }

  /// Whether a reload would send a form.
  var isAnswerToForm: Bool { get }

  /// Whether a reload brings back the page that was shown last.
  var isReloadable: Bool { get }

  /// Whether the view loads a page, or is about to.
  var isLoading: Bool { get }

  /// Whether the user can see the view.
  var isShown: Bool { get }

  /// The task of the extension that cares for the page that was lost: it ends with whether the extension has loaded a
  /// page. `nil` if no extension does.
  var restoration: Task<Bool, Never>? { get }

  /// Calls `ended` whenever the view has stopped loading.
  func watchLoading(_ ended: @escaping @MainActor () -> Void)

  /// Loads the page again.
  func reload()
}

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
