/// Calls by their ids, which count up; the peer of the page's.
///
/// Each call has the place that the last bits of its id name: a look there costs less than a hash. A
/// call that still waits when another needs its place is kept apart. Most are answered long before.
struct CallTable<Call> {
  private struct Place {
    var id = 0
    var call: Call?
  }

  /// How many places there may be: what they take fits into a processor's cache. A power of two, as
  /// each of their numbers is.
  private static var mostPlaces: Int { 4096 }

  private var places = [Place](repeating: Place(), count: 8)
  private var old: [Int: Call] = [:]
  private(set) var count = 0

  private func index(of id: Int) -> Int { id & (places.count - 1) }

  private func isInPlace(_ id: Int) -> Bool {
    let place = index(of: id)
    return places[place].id == id && places[place].call != nil
  }

  subscript(id: Int) -> Call? { isInPlace(id) ? places[index(of: id)].call : old[id] }

  /// Changes a call that is there.
  mutating func change(_ id: Int, _ body: (inout Call) -> Void) {
    if isInPlace(id) {
      places[index(of: id)].call.mutate(body)
    } else {
      old[id].mutate(body)
    }
  }

  /// Puts a call in whose id none has.
  mutating func insert(_ call: consuming Call, for id: Int) {
    count += 1
    if places[index(of: id)].call != nil { makeRoom(for: id) }
    places[index(of: id)] = Place(id: id, call: call)
  }

  /// Frees the place of an id, where another call waits.
  private mutating func makeRoom(for id: Int) {
    if count > places.count / 2, places.count < Self.mostPlaces {
      let before = places
      places = Array(repeating: Place(), count: before.count * 2)
      for place in before where place.call != nil { places[index(of: place.id)] = place }
    }
    let other = places[index(of: id)]
    if other.call != nil { old[other.id] = other.call }
  }

  mutating func remove(_ id: Int) -> Call? { remove(id) { _ in true } }

  /// Takes a call out where `isMeant` says so.
  mutating func remove(_ id: Int, where isMeant: (borrowing Call) -> Bool) -> Call? {
    let place = index(of: id)
    let call: Call
    if places[place].id == id, let own = places[place].call {
      guard isMeant(own) else { return nil }
      places[place].call = nil
      call = own
    } else {
      guard !old.isEmpty, let index = old.index(forKey: id), isMeant(old.values[index]) else {
        return nil
      }
      call = old.remove(at: index).value
    }
    count -= 1
    return call
  }

  /// All calls, in no order.
  var all: [(id: Int, call: Call)] {
    places.compactMap { place in place.call.map { (place.id, $0) } }
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
