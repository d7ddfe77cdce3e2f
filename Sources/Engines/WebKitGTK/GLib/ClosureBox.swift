/// A box through which C holds a Swift closure as a pointer and passes it back with each call.
final class ClosureBox<Closure> {
  let closure: Closure

  init(_ closure: Closure) {
    self.closure = closure
  }

  /// Returns the box as a pointer that owns one reference, for C to keep.
  func retained() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// Returns the box of a pointer that C continues to own.
  static func borrow(_ data: UnsafeMutableRawPointer?) -> ClosureBox<Closure> {
    guard let data else { preconditionFailure("A C callback came back without its closure.") }
    return Unmanaged.fromOpaque(data).takeUnretainedValue()
  }

  /// Returns the box of a pointer and takes over the reference that C owned.
  static func take(_ data: UnsafeMutableRawPointer?) -> ClosureBox<Closure> {
    guard let data else { preconditionFailure("A C callback came back without its closure.") }
    return Unmanaged.fromOpaque(data).takeRetainedValue()
  }

  /// Releases the reference that C owned.
  static func free(_ data: UnsafeMutableRawPointer?) {
    if let data { Unmanaged<ClosureBox<Closure>>.fromOpaque(data).release() }
  }
}
