import CMainLoop
import CWebKitGTK

/// The owner of one reference to a GObject.
///
/// A wrapper refers to its GObject only through such an owner. The owner releases its reference on
/// the main thread, whichever thread drops the owner last.
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

extension GObject {
  private static let key = "swift-object"

  /// Stores the Swift object that represents this GObject, without keeping the Swift object alive.
  func keepWeakly(_ object: AnyObject) {
    let box = ClosureBox<() -> AnyObject?> { [weak object] in object }
    g_object_set_data_full(pointer(), Self.key, box.retained()) {
      ClosureBox<() -> AnyObject?>.free($0)
    }
  }

  /// The Swift object that represents this GObject, if there is one.
  var weaklyKept: AnyObject? {
    guard let data = g_object_get_data(pointer(), Self.key) else { return nil }
    return ClosureBox<() -> AnyObject?>.borrow(data).closure()
  }
}

extension GObject {
  /// Sets an object-valued property to null if the property exists and its value is `other`.
  func clear(_ property: String, ifSetTo other: GObject) {
    let instance: UnsafeMutablePointer<GTypeInstance> = pointer()
    guard let type = instance.pointee.g_class, let raw = Optional(UnsafeMutableRawPointer(type)),
      let specification = g_object_class_find_property(
        raw.assumingMemoryBound(to: GObjectClass.self), property),
      g_type_is_a(specification.pointee.value_type, g_object_get_type()) != 0
    else { return }
    var value = GValue()
    g_value_init(&value, specification.pointee.value_type)
    defer { g_value_unset(&value) }
    g_object_get_property(pointer(), property, &value)
    guard g_value_get_object(&value).map({ UnsafeMutableRawPointer($0) }) == other.raw else {
      return
    }
    g_value_set_object(&value, nil)
    g_object_set_property(pointer(), property, &value)
  }
}
