#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC

  /// Stands in for a delegate of the app, and forwards to it all messages that it does not implement itself.
  ///
  /// Another thread may release the delegate at any time, also while WebKit sends a message that the delegate had a method
  /// for. ``AbsentDelegate`` then answers.
  @MainActor class DelegateForwarder: NSObject, DelegateStandIn {
    // Set on the main actor. Only the two overrides below read it outside of the main actor, and the
    // Objective-C runtime calls them for WebKit on the main thread.
    nonisolated(unsafe) private(set) final weak var next: (any NSObjectProtocol)?

    nonisolated override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || next?.responds(to: selector) == true
    }

    // The target is loaded once. It is returned autoreleased, and therefore lives as long as the message takes.
    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
      if let next { return next }
      return AbsentDelegate.shared.responds(to: selector) ? AbsentDelegate.shared : nil
    }

    /// Takes the place of `delegate`.
    ///
    /// - Parameter released: Called when the delegate is released. The view's delegate must then be set again,
    ///   because WebKit remembers which methods it responded to. Called a moment later if another thread releases the
    ///   delegate.
    final func stand(
      before delegate: (any NSObjectProtocol)?,
      released: @escaping @MainActor @Sendable () -> Void
    ) {
      next = delegate
      // The key is unique to this object, because several views may share one delegate.
      guard let delegate,
        let key = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(self)))
      else { return }
      let notice = ReleaseNotice { [weak self] in
        if let self, self.next == nil { released() }
      }
      objc_setAssociatedObject(delegate, key, notice, .OBJC_ASSOCIATION_RETAIN)
    }
  }
#endif
