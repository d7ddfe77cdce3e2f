import Foundation

/// Calls a closure for each notification of a name, as long as the object lives.
///
/// The class is `@unchecked` because the token is set once, by the initializer, and read once, by `deinit`.
final class NotificationObservation: @unchecked Sendable {
  private let token: any NSObjectProtocol

  /// Begins to observe. The closure is called on the thread that posts.
  init(of name: Notification.Name, _ posted: @escaping @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      posted()
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
