import Foundation
import OrderedCollections

/// The keys of an object that was read. Objects of a list nearly always have the same: who compares the
/// text with that of the object before need not make the keys anew, and the objects share their list.
struct ObjectShape {
  let keys: ContiguousArray<String>
  /// Where the keys stand in the text, from their quotes to their colons.
  let places: ContiguousArray<UnsafeRawBufferPointer>

  /// How many bytes the key at an index and its colon take, where just these follow.
  func size(of index: Int, at next: UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>) -> Int? {
    guard index < places.count, let place = places[index].baseAddress else { return nil }
    let size = places[index].count
    return size <= end - next && memcmp(place, next, size) == 0 ? size : nil
  }

  /// The object of these keys, which are no two the same.
  func object(
    _ values: ContiguousArray<BridgeValue>
  ) -> OrderedDictionary<String, BridgeValue> {
    OrderedDictionary(uncheckedUniqueKeys: keys, values: values)
  }
}
