/// Calls by their ids, which count up.
///
/// Most calls are answered soon, and some wait for long. Those that have waited while thousands came
/// are kept apart: among a hundred thousand of them, each look would go to memory that nothing else
/// touches.
struct CallTable<Call> {
  /// How many recent calls there may be: what they take fits into a processor's cache.
  private static var mostRecent: Int { 4096 }

  private var recent: [Int: Call] = [:]
  private var old: [Int: Call] = [:]
  /// The last id whose call is among the old, if it is there.
  private var lastOld = Int.min

  var count: Int { recent.count + old.count }

  subscript(id: Int) -> Call? {
    get { id > lastOld ? recent[id] : old[id] }
    _modify { if id > lastOld { yield &recent[id] } else { yield &old[id] } }
  }

  /// Puts a new call in.
  mutating func insert(_ call: Call, for id: Int) {
    self[id] = call
    guard recent.count > Self.mostRecent else { return }
    old.merge(recent) { $1 }
    lastOld = max(lastOld, recent.keys.max() ?? lastOld)
    recent.removeAll(keepingCapacity: true)
  }

  mutating func remove(_ id: Int) -> Call? {
    id > lastOld ? recent.removeValue(forKey: id) : old.removeValue(forKey: id)
  }

  /// Takes a call out where `isMeant` says so.
  mutating func remove(_ id: Int, where isMeant: (Call) -> Bool) -> Call? {
    id > lastOld ? recent.remove(id, where: isMeant) : old.remove(id, where: isMeant)
  }

  /// All calls, in no order.
  var all: some Sequence<(key: Int, value: Call)> { [old, recent].lazy.joined() }
}

extension Dictionary {
  fileprivate mutating func remove(_ key: Key, where isMeant: (Value) -> Bool) -> Value? {
    guard let index = index(forKey: key), isMeant(values[index]) else { return nil }
    return remove(at: index).value
  }
}
