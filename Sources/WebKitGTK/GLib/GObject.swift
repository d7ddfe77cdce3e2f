import CMainLoop
import CWebKitGTK

/// The owner of one reference to a GObject.
///
/// A wrapper keeps its GObject in one of these, and nowhere else. The reference is given up when
/// the owner goes, on the main thread whichever thread drops the owner last.
final class GObject {
  /// The object, for C functions that take it as an untyped pointer.
  let raw: UnsafeMutableRawPointer

  /// Takes over a reference that the caller was given ("transfer full").
  init(taking raw: UnsafeMutableRawPointer) {
    self.raw = raw
  }

  /// Takes over a reference that the caller was given ("transfer full").
  convenience init(taking pointer: OpaquePointer) {
    self.init(taking: UnsafeMutableRawPointer(pointer))
  }

  /// Adds a reference to an object that the caller only borrows ("transfer none").
  init(retaining raw: UnsafeMutableRawPointer) {
    self.raw = g_object_ref(raw)
  }

  /// Adds a reference to an object that the caller only borrows ("transfer none").
  convenience init(retaining pointer: OpaquePointer) {
    self.init(retaining: UnsafeMutableRawPointer(pointer))
  }

  /// Owns a newly made object that may be floating, as widgets are.
  init(sinking raw: UnsafeMutableRawPointer) {
    self.raw = g_object_ref_sink(raw)
  }

  deinit {
    main_loop_unref(raw)
  }

  /// The object, for C functions that take a pointer to a type whose fields are hidden.
  var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The object, for C functions that take a pointer to a type whose fields are known.
  func pointer<Instance>(as type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
    raw.assumingMemoryBound(to: type)
  }
}
