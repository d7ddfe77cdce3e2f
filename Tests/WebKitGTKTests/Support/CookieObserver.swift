import Foundation
import WebKitGTK

/// An observer that counts what it is told.
@MainActor final class CookieObserver: NSObject, WKHTTPCookieStoreObserver {
  private(set) var count = 0
  var onChange: (WKHTTPCookieStore) -> Void = { _ in }
  private var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {
    count += 1
    onChange(cookieStore)
    for waiter in waiting where waiter.count <= count { waiter.continuation.resume() }
    waiting.removeAll { $0.count <= count }
  }

  /// Waits until it has been told that many times in all.
  func change(number count: Int) async {
    if self.count < count { await withCheckedContinuation { waiting.append((count, $0)) } }
  }
}
