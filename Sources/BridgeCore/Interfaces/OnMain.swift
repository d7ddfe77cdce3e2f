import Foundation

/// Runs at once on the main thread, and later from any other: calls keep their order.
package func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}

/// A value from an old API, which promises nothing of threads.
///
/// It is `@unchecked` because nothing but `onMain` takes it out: it is used on the main thread alone, as
/// the original uses it.
package struct MainThreadOnly<Value>: @unchecked Sendable {
  private let stored: Value
  package init(_ value: Value) { stored = value }
  @MainActor package var value: Value { stored }
}
