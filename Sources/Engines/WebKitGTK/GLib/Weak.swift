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
