import CWebKitGTK
public import Foundation

extension WKHTTPCookieStore {
  /// A weak reference to an observer.
  struct Observer {
    weak var observer: (any WKHTTPCookieStoreObserver)?
  }

  /// Adds an observer, which the store does not keep alive. An observer that is added twice is
  /// called once.
  public func add(_ observer: any WKHTTPCookieStoreObserver) {
    remove(observer)
    observers.append(Observer(observer: observer))
    guard connection == nil else { return }
    connection = manager.connect("changed") { [weak self] _ in
      self?.tellObservers()
      return .nothing
    }
  }

  /// Removes an observer.
  public func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  private func tellObservers() {
    for reference in observers {
      // An observer that was called may have removed others.
      guard let observer = reference.observer,
        observers.contains(where: { $0.observer === observer })
      else { continue }
      observer.cookiesDidChange(in: self)
    }
  }
}

/// An observer of changes of a cookie store.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Tells the observer that cookies changed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// Does nothing.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
