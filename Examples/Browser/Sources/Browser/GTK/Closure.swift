import CGTK

/// A Swift closure that C holds by a pointer, and lets go by a function.
final class Closure {
  private let body: @MainActor () -> Void

  private init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  /// Returns a pointer that holds the closure until ``release(_:)``.
  static func retain(_ body: @escaping @MainActor () -> Void) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Closure(body)).toOpaque()
  }

  static func release(_ pointer: UnsafeMutableRawPointer?) {
    if let pointer { Unmanaged<Closure>.fromOpaque(pointer).release() }
  }

  /// Calls the closure.
  ///
  /// - Precondition: The caller is on the main thread, where GTK makes all of its calls.
  static func call(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    let body = Unmanaged<Closure>.fromOpaque(pointer).takeUnretainedValue().body
    MainActor.assumeIsolated { body() }
  }
}
