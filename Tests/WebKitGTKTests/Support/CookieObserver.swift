import Foundation
import WebKitGTK

/// An observer that counts what it is told.
@MainActor final class CookieObserver: NSObject, WKHTTPCookieStoreObserver {
  private(set) var count = 0
  var onChange: (WKHTTPCookieStore) -> Void = { _ in }
  private let waiters = Waiters()

  func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {
    count += 1
    onChange(cookieStore)
    waiters.check()
  }

  /// Waits until it has been told that many times in all.
  func change(number count: Int) async {
    await waiters.wait(for: "change \(count) of cookies") { self.count >= count }
  }
}
