import OrderedCollections

/// The members of an object that is being put together, in their order. Few keys, as most objects
/// have, are compared with each other, which takes less than a dictionary takes to be filled.
struct Members {
  private static let few = 12

  private var keys: ContiguousArray<String> = []
  private var values: ContiguousArray<BridgeValue> = []
  /// All of them, once they are no longer few.
  private var many: OrderedDictionary<String, BridgeValue>?

  init() {}

  /// Goes on from members that are few, no two of a key.
  init(keys: ArraySlice<String>, values: ContiguousArray<BridgeValue>) {
    (self.keys, self.values) = (ContiguousArray(keys), values)
  }

  /// The keys, as long as they are few.
  var fewKeys: ContiguousArray<String>? { many == nil ? keys : nil }

  /// Puts a value under a key, in the place of what is there.
  mutating func set(_ value: consuming BridgeValue, for key: String) {
    if many != nil {
      many?[key] = value
      return
    }
    for index in keys.indices where keys[index] == key {
      values[index] = value
      return
    }
    if keys.isEmpty {
      keys.reserveCapacity(4)
      values.reserveCapacity(4)
    }
    keys.append(key)
    values.append(value)
    if keys.count > Self.few { many = object }
  }

  var object: OrderedDictionary<String, BridgeValue> {
    many ?? OrderedDictionary(uncheckedUniqueKeys: keys, values: values)
  }
}
