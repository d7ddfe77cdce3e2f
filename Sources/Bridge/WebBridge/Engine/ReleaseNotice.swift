import Foundation

/// Calls a closure when the object that it is attached to is released.
final class ReleaseNotice: Sendable {
  private let say: @MainActor @Sendable () -> Void

  init(_ say: @escaping @MainActor @Sendable () -> Void) { self.say = say }

  deinit {
    let say = say
    // Immediately if possible, because WebKit may call a delegate next.
    if Thread.isMainThread {
      MainActor.assumeIsolated { say() }
    } else {
      Task { @MainActor in say() }
    }
  }
}
