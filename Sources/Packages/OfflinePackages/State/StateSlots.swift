package import Foundation

/// The two files of the state, of which one is always whole: a state is written to the slot with the older one.
///
/// A slot is a line with the SHA-256 hash of what follows, and JSON.
package struct StateSlots {
  let layout: StoreLayout
  let disk: DiskWriter

  struct Reading {
    /// The newest state; `nil` if there is none.
    var newest: StoreState?
    /// The state of the other slot.
    var older: StoreState?
    /// The slot that is written next.
    var next = 0
    /// Whether there are slots, and none can be read.
    var isLost = false
  }

  /// - Throws: ``PackageError`` with the code `storage` if a file is there and cannot be read at this time, such
  ///   as before the first unlock of a device: then nothing is lost.
  func read() throws(PackageError) -> Reading {
    var states: [StoreState?] = []
    var isThere = false
    for slot in 0...1 {
      guard let file = try Descriptor.reading(layout.state(slot), flags: O_NOFOLLOW) else {
        states.append(nil)
        continue
      }
      isThere = true
      states.append(Self.decode(try file.contents(atMost: 16 << 20) ?? Data()))
    }
    switch (states[0], states[1]) {
    case (nil, nil): return Reading(isLost: isThere)
    case (let first?, nil): return Reading(newest: first, next: 1)
    case (nil, let second?): return Reading(newest: second, next: 0)
    case (let first?, let second?):
      return first.generation >= second.generation
        ? Reading(newest: first, older: second, next: 1)
        : Reading(newest: second, older: first, next: 0)
    }
  }

  func write(_ state: StoreState, to slot: Int) throws(PackageError) {
    try disk.replace(
      layout.state(slot), with: try Self.encode(state), by: layout.stateTemporary,
      (.stateCreate, .stateWrite, .stateSync, .stateRename))
    try disk.syncFolder(layout.folder)
  }

  package static func encode(_ state: StoreState) throws(PackageError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      let body = try encoder.encode(state)
      return Data("\(PackageDigest(of: body))\n".utf8) + body
    } catch {
      throw PackageError(.storage, "The state cannot be encoded: \(error).")
    }
  }

  /// Reads a slot; `nil` if its hash is wrong, or it is no state.
  package static func decode(_ data: Data) -> StoreState? {
    guard data.count > 65, data[data.startIndex + 64] == UInt8(ascii: "\n") else { return nil }
    let body = data.dropFirst(65)
    guard PackageDigest(of: Data(body)).hexadecimal.utf8.elementsEqual(data.prefix(64)) else {
      return nil
    }
    return try? JSONDecoder().decode(StoreState.self, from: Data(body))
  }
}
