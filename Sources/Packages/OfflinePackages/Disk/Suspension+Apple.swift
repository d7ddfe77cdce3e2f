#if os(iOS) || os(visionOS)
  import Foundation
  import Locking

  extension Suspension {
    /// The rules of this system for suspended apps whose store is in a folder; `nil` for the app's own container.
    static let ofSystem: @Sendable (_ folder: String) -> Suspension? = { folder in
      guard isShared(folder, container: NSHomeDirectory()) else { return nil }
      return Suspension(
        owner: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName,
        process: thisProcess, hold: hold, observe: observe)
    }

    private static let thisProcess = UUID().uuidString

    /// The system runs the block at once, and calls it a second time when it wants to suspend the app. It waits for both
    /// calls.
    private static let hold: @Sendable (@escaping @Sendable () -> Void) -> @Sendable () -> Void = {
      expire in
      let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      ProcessInfo.processInfo.performExpiringActivity(withReason: "WebBridge packages") {
        isExpired in
        begun.signal()
        if isExpired { expire() }
        ended.wait()
        // The other call waits for the same end.
        ended.signal()
      }
      begun.wait()
      return { ended.signal() }
    }

    private static let observe:
      @Sendable (@escaping @Sendable () -> Void, @escaping @Sendable () -> Void) -> any Sendable = {
        background, foreground in
        // The system tells an extension nothing before it is suspended.
        if Bundle.main.bundlePath.hasSuffix(".appex") { background() }
        return Observation([
          // UIKit's names of these notifications, so that this module needs no UIKit.
          "UIApplicationDidEnterBackgroundNotification": background,
          "UIApplicationWillEnterForegroundNotification": foreground,
        ])
      }

    private final class Observation: Sendable {
      private let tokens: Locked<[any NSObjectProtocol]>

      init(_ functions: [String: @Sendable () -> Void]) {
        tokens = Locked(
          functions.map { name, body in
            NotificationCenter.default.addObserver(
              forName: Notification.Name(name), object: nil, queue: nil
            ) { _ in body() }
          })
      }

      deinit {
        for token in tokens.withLock({ $0 }) { NotificationCenter.default.removeObserver(token) }
      }
    }
  }
#endif
