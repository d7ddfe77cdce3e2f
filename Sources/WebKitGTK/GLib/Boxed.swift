import CMainLoop
import CWebKitGTK

/// The owner of a value of one of the C libraries that is not a GObject, such as a user script or a
/// cookie.
final class Boxed {
  /// The value, for C functions.
  let pointer: OpaquePointer
  private let free: @Sendable (OpaquePointer) -> Void

  /// Takes over a value that `free` gives back. The values used here may be freed on any thread
  /// unless ``init(takingOnMain:free:)`` says otherwise.
  init(taking pointer: OpaquePointer, free: @escaping @Sendable (OpaquePointer) -> Void) {
    self.pointer = pointer
    self.free = free
  }

  /// Takes over a value that only the main thread may free.
  convenience init(
    takingOnMain pointer: OpaquePointer, free: @escaping @MainActor (OpaquePointer) -> Void
  ) {
    self.init(taking: pointer) { pointer in
      // The pointer's only owner has just gone, so nothing else can use it.
      nonisolated(unsafe) let pointer = pointer
      MainLoop.perform { free(pointer) }
    }
  }

  /// Calls `body` with the value, which lives until that is over: Swift may let go of an owner as
  /// soon as it has given its pointer away.
  func use<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    withExtendedLifetime(self) { body(pointer) }
  }

  deinit {
    free(pointer)
  }
}
