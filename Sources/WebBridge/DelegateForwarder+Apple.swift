#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC

  /// Stands before a delegate of the app, and hands on whatever it does not take itself.
  @MainActor class DelegateForwarder: NSObject, DelegateStandIn {
    // Set on the main actor; read off it only by the two overrides below, which the Objective-C
    // runtime calls for WebKit, on the main thread.
    nonisolated(unsafe) private(set) final weak var next: (any NSObjectProtocol)?

    nonisolated override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || next?.responds(to: selector) == true
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { next }

    /// Takes the place of `delegate`.
    ///
    /// - Parameter released: Called when that is gone. WebKit remembers what the delegate responded to
    ///   when it was set, and would call methods that nobody has any more: it has to be set anew.
    final func stand(
      before delegate: (any NSObjectProtocol)?,
      released: @escaping @MainActor @Sendable () -> Void
    ) {
      next = delegate
      // One view's delegate may be another's, too: the key is this object's own.
      guard let delegate,
        let key = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(self)))
      else { return }
      let notice = ReleaseNotice { [weak self] in
        if let self, self.next == nil { released() }
      }
      objc_setAssociatedObject(delegate, key, notice, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// Goes with the object that it is attached to, and says so.
  private final class ReleaseNotice: Sendable {
    private let say: @MainActor @Sendable () -> Void

    init(_ say: @escaping @MainActor @Sendable () -> Void) { self.say = say }

    deinit {
      let say = say
      // At once where that can be: WebKit may ask next.
      if Thread.isMainThread {
        MainActor.assumeIsolated { say() }
      } else {
        Task { @MainActor in say() }
      }
    }
  }
#endif
