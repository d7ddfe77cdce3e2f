/// A reference that does not keep its object.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

extension Array {
  /// Adds a reference, and takes out those whose objects have gone.
  mutating func append<Object>(weak object: Object) where Element == Weak<Object> {
    removeAll { $0.object == nil }
    append(Weak(object))
  }
}
