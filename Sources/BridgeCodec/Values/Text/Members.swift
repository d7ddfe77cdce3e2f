import OrderedCollections

/// The members of an object under construction, in their order. A few keys, as most objects have, are compared
/// one by one, because that costs less than filling a dictionary.
struct Members {
  private static let few = 12

  private var keys: ContiguousArray<String> = []
  private var values: ContiguousArray<BridgeValue> = []
  /// All members, once there are more than a few.
  private var many: OrderedDictionary<String, BridgeValue>?

  init() {}

  /// Makes an object with a few members, whose keys are unique.
  init(keys: ArraySlice<String>, values: ContiguousArray<BridgeValue>) {
    (self.keys, self.values) = (ContiguousArray(keys), values)
  }

  /// The keys; `nil` once there are more than a few.
  var fewKeys: ContiguousArray<String>? { many == nil ? keys : nil }

  /// Sets the value of a key, and replaces an earlier value.
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
