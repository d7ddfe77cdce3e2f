import CGTK

/// A Swift closure that C retains by a pointer and releases by a function.
final class Closure {
  private let body: @MainActor () -> Void

  private init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  /// Returns a pointer that retains the closure until ``release(_:)``.
  static func retain(_ body: @escaping @MainActor () -> Void) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Closure(body)).toOpaque()
  }

  static func release(_ pointer: UnsafeMutableRawPointer?) {
    if let pointer { Unmanaged<Closure>.fromOpaque(pointer).release() }
  }

  /// Calls the closure.
  ///
  /// - Precondition: The caller is on the main thread. GTK makes all its calls there.
  static func call(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    let body = Unmanaged<Closure>.fromOpaque(pointer).takeUnretainedValue().body
    MainActor.assumeIsolated { body() }
  }
}
