import Foundation

/// Runs a closure immediately if called on the main thread, and otherwise later on the main queue. Calls from
/// one thread keep their order.
package func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}

/// A value from an older API, which promises nothing about threads.
///
/// The type is `@unchecked` because only code on the main actor can read the value, and the older API also uses
/// the value on the main thread.
package struct MainThreadOnly<Value>: @unchecked Sendable {
  private let stored: Value
  package init(_ value: Value) { stored = value }
  @MainActor package var value: Value { stored }
}
