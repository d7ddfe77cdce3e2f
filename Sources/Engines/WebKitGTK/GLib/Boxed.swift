import CMainLoop
import CWebKitGTK

/// The owner of a value of one of the C libraries that is not a GObject, such as a user script or a
/// cookie.
final class Boxed {
  /// The value, for C functions.
  let pointer: OpaquePointer
  private let free: @Sendable (OpaquePointer) -> Void

  /// Takes ownership of a value that `free` may free on any thread. For other values, use
  /// ``init(takingOnMain:free:)``.
  init(taking pointer: OpaquePointer, free: @escaping @Sendable (OpaquePointer) -> Void) {
    self.pointer = pointer
    self.free = free
  }

  /// Takes ownership of a value that only the main thread may free.
  convenience init(
    takingOnMain pointer: OpaquePointer, free: @escaping @MainActor (OpaquePointer) -> Void
  ) {
    self.init(taking: pointer) { pointer in
      // The pointer's only owner is gone, so nothing else can use the pointer.
      nonisolated(unsafe) let pointer = pointer
      MainLoop.perform { free(pointer) }
    }
  }

  /// Calls `body` with the value and keeps the owner alive meanwhile, because Swift may release an
  /// owner as soon as its pointer was read.
  func use<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    withExtendedLifetime(self) { body(pointer) }
  }

  deinit {
    free(pointer)
  }
}

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

/// A weak reference to an object.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

extension Array {
  /// Appends a weak reference, and removes those whose objects are gone.
  mutating func append<Object>(weak object: Object) where Element == Weak<Object> {
    removeAll { $0.object == nil }
    append(Weak(object))
  }
}
