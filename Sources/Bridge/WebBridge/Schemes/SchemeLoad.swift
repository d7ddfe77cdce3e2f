import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A load of a custom scheme that has ended. Pages cannot see such loads in their resource timings.
package struct SchemeLoad: Sendable {
  package let url: URL
  /// When the request came.
  package let began: Date
  /// Whether the response came from a package.
  package let isOfPackage: Bool
  /// The time from the request to the head of the response, or `nil` if there was none.
  package internal(set) var head: Duration?
  /// The time from the request to the end.
  package internal(set) var duration = Duration.zero
  /// The size of the body, in bytes, as far as it was sent.
  package internal(set) var bytes = 0
  /// The status of the response, or `nil` if there was none.
  package internal(set) var status: Int?
}

/// Hears of the loads of custom schemes in one view.
@MainActor package protocol SchemeLoadObserver: AnyObject {
  /// Called at the end of a load, also of one that failed or was stopped.
  func loaded(_ load: SchemeLoad)
}

extension WKWebView {
  private final class Observation {
    weak var observer: (any SchemeLoadObserver)?
  }

  /// The observer of the loads of custom schemes that the package answers. The view does not keep it.
  package var schemeObserver: (any SchemeLoadObserver)? {
    get { attached(Observation.self)?.observer }
    set {
      let observation = Observation()
      observation.observer = newValue
      attach(newValue == nil ? nil : observation, as: Observation.self)
    }
  }
}

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
