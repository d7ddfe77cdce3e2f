#if canImport(ObjectiveC)
  import Foundation

  /// Stands before a delegate of the app, and hands on whatever it does not take itself.
  @MainActor class DelegateForwarder: NSObject {
    // Set on the main actor; read off it only by the two overrides below, which the Objective-C
    // runtime calls for WebKit, on the main thread.
    nonisolated(unsafe) final weak var next: (any NSObjectProtocol)?

    nonisolated override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || next?.responds(to: selector) == true
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { next }
  }
#endif
