import Foundation
import OrderedCollections

/// The keys of an object that was read. The objects of a list nearly always have the same keys. If the text of the
/// next object's keys is the same, the objects share one list of keys, and no key is made again.
struct ObjectShape {
  let keys: ContiguousArray<String>
  /// The ranges of the keys in the text, from their quotes to their colons.
  let places: ContiguousArray<UnsafeRawBufferPointer>

  /// Returns the size of the key at an index and its colon, in bytes, if exactly these bytes follow.
  func size(of index: Int, at next: UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>) -> Int? {
    guard index < places.count, let place = places[index].baseAddress else { return nil }
    let size = places[index].count
    return size <= end - next && memcmp(place, next, size) == 0 ? size : nil
  }

  /// Returns an object with these keys, which are unique.
  func object(
    _ values: ContiguousArray<BridgeValue>
  ) -> OrderedDictionary<String, BridgeValue> {
    OrderedDictionary(uncheckedUniqueKeys: keys, values: values)
  }
}
