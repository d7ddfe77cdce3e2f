import CWebKitGTK
import Foundation
import FoundationNetworking

// The implementations of the load methods that subclasses of `WKWebView` can override.
extension WKWebView {
  func startLoad(_ request: URLRequest) -> WKNavigation? {
    guard !isClosed else { return nil }
    if let error = request.unsupportedLoadError(handledSchemes: schemeHandlers.keys) {
      return refuse(error)
    }
    if !request.isPlainGet, let url = request.url { return startPrepared(request, url: url) }
    guard let uriRequest = request.makeURIRequest() else { return nil }
    let uri = webkit_uri_request_get_uri(uriRequest.opaque).map { String(cString: $0) } ?? ""
    // WebKit neither asks about nor reports a move within the page. A request that is kept for it
    // would be taken for the next load.
    let navigation =
      isWithinPage(request.url) ? WKNavigation() : requestNavigation(.load(uri: uri))
    navigation.setTimeLimit(of: request)
    webkit_web_view_load_request(object.pointer(), uriRequest.opaque)
    return navigation
  }

  private func isWithinPage(_ url: URL?) -> Bool {
    // WebKit loads the page again if the URL is exactly the current one.
    guard let url, url.fragment != nil, let current = self.url, url != current,
      navigations.current == nil
    else { return false }
    let parts = [url, current].map { $0.absoluteString.split(separator: "#").first }
    return parts[0] == parts[1]
  }

  func startReload() -> WKNavigation? {
    navigate(.reload) { webkit_web_view_reload($0) }
  }

  func startReloadFromOrigin() -> WKNavigation? {
    navigate(.reload) { webkit_web_view_reload_bypass_cache($0) }
  }

  func startMoveBack() -> WKNavigation? {
    canGoBack ? navigate(.backForward) { webkit_web_view_go_back($0) } : nil
  }

  func startMoveForward() -> WKNavigation? {
    canGoForward ? navigate(.backForward) { webkit_web_view_go_forward($0) } : nil
  }

  func startMove(to item: WKBackForwardListItem) -> WKNavigation? {
    guard !isClosed else { return nil }
    let list = backForwardList
    guard (list.backList + list.forwardList).contains(item) else { return nil }
    return navigate(.backForward) {
      webkit_web_view_go_to_back_forward_list_item($0, item.object.opaque)
    }
  }

  /// Stops the current load and drops the loads that have not started.
  func endLoading() {
    cancelPendingLoad()
    stopEngine()
  }

  func stopEngine() {
    navigations.stop()
    webkit_web_view_stop_loading(object.pointer())
    endLostLoad()
  }

  private func navigate(
    _ cause: NavigationState.Cause, _ body: (UnsafeMutablePointer<WebKitWebView>) -> Void
  ) -> WKNavigation? {
    guard !isClosed else { return nil }
    let navigation = requestNavigation(cause)
    body(object.pointer())
    return navigation
  }

  func requestNavigation(_ cause: NavigationState.Cause) -> WKNavigation {
    beginLoad()
    return navigations.request(cause)
  }

  /// Ends what stands in the way of a load.
  func beginLoad() {
    cancelPendingLoad()
    // WebKit loses a load that begins while the page of another process is about to commit. It says nothing of it.
    if navigations.isProvisional { webkit_web_view_stop_loading(object.pointer()) }
    // Loading starts a new process if there is none.
    isProcessTerminated = false
    forEachObserver { $0.webViewWillLoad(self) }
  }
}

/// A load that the app has requested and that WebKit has not received yet.
@MainActor final class PendingLoad {
  let navigation: WKNavigation
  let url: URL
  /// The task that reads the body of the request.
  var reading: Task<Void, Never>?
  /// What the load waits for, once its body is known.
  var preparation: RequestPreparation?

  init(_ navigation: WKNavigation, url: URL) {
    self.navigation = navigation
    self.url = url
  }

  deinit { reading?.cancel() }
}
