import Disclosure
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
  ///
  /// - Returns: Whether the key is new or was written alike; `false` if it replaces one of other bytes, because Swift takes
  ///   texts that are canonically equivalent for one key.
  @discardableResult mutating func set(_ value: consuming BridgeValue, for key: String) -> Bool {
    if many != nil {
      guard many?.updateValue(value, forKey: key) != nil,
        let index = many?.index(forKey: key), let known = many?.keys[index]
      else { return true }
      return known.hasSameBytes(as: key)
    }
    for index in keys.indices where keys[index] == key {
      values[index] = value
      return keys[index].hasSameBytes(as: key)
    }
    if keys.isEmpty {
      keys.reserveCapacity(4)
      values.reserveCapacity(4)
    }
    keys.append(key)
    values.append(value)
    if keys.count > Self.few { many = object }
    return true
  }

  var object: OrderedDictionary<String, BridgeValue> {
    many ?? OrderedDictionary(uncheckedUniqueKeys: keys, values: values)
  }
}
