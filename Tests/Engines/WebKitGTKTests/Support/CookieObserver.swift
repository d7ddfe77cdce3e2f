import Foundation
import WebKitGTK

/// An observer that counts the changes.
@MainActor final class CookieObserver: NSObject, WKHTTPCookieStoreObserver {
  private(set) var count = 0
  var onChange: (WKHTTPCookieStore) -> Void = { _ in }
  private let waiters = Waiters()

  func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {
    count += 1
    onChange(cookieStore)
    waiters.check()
  }

  /// Waits until the observer has been told `count` times in all.
  func change(number count: Int) async {
    await waiters.wait(for: "change \(count) of cookies") { self.count >= count }
  }
}
