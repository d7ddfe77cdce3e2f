/// A Swift closure as C sees it: a pointer that is handed back with each call.
final class ClosureBox<Closure> {
  let closure: Closure

  init(_ closure: Closure) {
    self.closure = closure
  }

  /// The box as a pointer that owns one reference, for C to keep.
  func retained() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// The box behind a pointer that C still owns.
  static func borrow(_ data: UnsafeMutableRawPointer?) -> ClosureBox<Closure> {
    guard let data else { preconditionFailure("A C callback came back without its closure.") }
    return Unmanaged.fromOpaque(data).takeUnretainedValue()
  }

  /// The box behind a pointer that C hands over for good.
  static func take(_ data: UnsafeMutableRawPointer?) -> ClosureBox<Closure> {
    guard let data else { preconditionFailure("A C callback came back without its closure.") }
    return Unmanaged.fromOpaque(data).takeRetainedValue()
  }

  /// Gives up the reference that C owned.
  static func free(_ data: UnsafeMutableRawPointer?) {
    if let data { Unmanaged<ClosureBox<Closure>>.fromOpaque(data).release() }
  }
}
