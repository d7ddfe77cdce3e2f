/// Calls by their ids, which count up. The page has a table of the same kind.
///
/// Each call has the slot that the last bits of its id name, because an array access costs less than a hash. A
/// call that still waits when another call needs its slot moves to a dictionary. Most calls are answered before.
struct CallTable<Call> {
  private struct Slot {
    var id = 0
    var call: Call?
  }

  /// The largest number of slots: a power of two whose memory fits into a processor's cache.
  private static var mostSlots: Int { 4096 }

  private var slots = [Slot](repeating: Slot(), count: 8)
  private var old: [Int: Call] = [:]
  private(set) var count = 0

  private func index(of id: Int) -> Int { id & (slots.count - 1) }

  private func isInSlot(_ id: Int) -> Bool {
    let slot = index(of: id)
    return slots[slot].id == id && slots[slot].call != nil
  }

  subscript(id: Int) -> Call? { isInSlot(id) ? slots[index(of: id)].call : old[id] }

  /// Changes an existing call.
  mutating func change(_ id: Int, _ body: (inout Call) -> Void) {
    if isInSlot(id) {
      slots[index(of: id)].call.mutate(body)
    } else {
      old[id].mutate(body)
    }
  }

  /// Inserts a call whose id no other call has.
  mutating func insert(_ call: consuming Call, for id: Int) {
    count += 1
    if slots[index(of: id)].call != nil { makeRoom(for: id) }
    slots[index(of: id)] = Slot(id: id, call: call)
  }

  /// Frees the slot of an id, in which another call waits.
  private mutating func makeRoom(for id: Int) {
    if count > slots.count / 2, slots.count < Self.mostSlots {
      let before = slots
      slots = Array(repeating: Slot(), count: before.count * 2)
      for slot in before where slot.call != nil { slots[index(of: slot.id)] = slot }
    }
    let other = slots[index(of: id)]
    if other.call != nil { old[other.id] = other.call }
  }

  mutating func remove(_ id: Int) -> Call? {
    let call = isInSlot(id) ? slots[index(of: id)].call.take() : old.removeValue(forKey: id)
    if call != nil { count -= 1 }
    return call
  }

  /// Removes a call if `isMeant` returns true.
  mutating func remove(_ id: Int, where isMeant: (borrowing Call) -> Bool) -> Call? {
    guard let call = self[id], isMeant(call) else { return nil }
    return remove(id)
  }

  /// All calls, in no order.
  var all: [(id: Int, call: Call)] {
    slots.compactMap { slot in slot.call.map { (slot.id, $0) } }
      + old.map { (id: $0.key, call: $0.value) }
  }
}

extension Optional {
  fileprivate mutating func mutate(_ body: (inout Wrapped) -> Void) {
    guard var value = take() else { return }
    body(&value)
    self = value
  }
}
