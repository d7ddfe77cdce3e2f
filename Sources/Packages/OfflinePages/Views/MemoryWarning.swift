import Foundation

/// Hears when the system warns of low memory, as long as the object lives.
final class MemoryWarning {
  /// UIKit's name, because this module needs nothing else of UIKit. Other systems do not post it.
  static let name = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

  private let token: any NSObjectProtocol

  init(_ warned: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: .main) {
      _ in MainActor.assumeIsolated { warned() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
