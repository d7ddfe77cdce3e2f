import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Measures one load of a custom scheme for an observer.
@MainActor final class SchemeLoadTimer {
  private var load: SchemeLoad
  private let start = ContinuousClock.now
  private weak var observer: (any SchemeLoadObserver)?
  private var hasEnded = false

  /// Creates a timer, or returns `nil` if nobody observes the view.
  init?(of request: URLRequest, from route: any SchemeRoute, in webView: WKWebView) {
    guard let observer = webView.schemeObserver, let url = request.url else { return nil }
    self.observer = observer
    load = SchemeLoad(url: url, began: Date(), isOfPackage: route.servesPackages)
  }

  func received(_ head: HTTPURLResponse) {
    (load.head, load.status) = (ContinuousClock.now - start, head.statusCode)
  }

  func received(_ bytes: Data) { load.bytes += bytes.count }

  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    load.duration = ContinuousClock.now - start
    observer?.loaded(load)
  }
}
