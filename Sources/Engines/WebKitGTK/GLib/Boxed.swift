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
