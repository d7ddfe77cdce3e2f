/// Values that have been read and wait for their array or object. The values of an inner container lie above those
/// of the outer one. The stack lets every array be allocated once, in its final size.
struct ValueStack: ~Copyable {
  private var room = UnsafeMutableBufferPointer<BridgeValue>(start: nil, count: 0)
  private(set) var count = 0

  mutating func push(_ value: consuming BridgeValue) {
    if count == room.count { grow() }
    room.initializeElement(at: count, to: value)
    count += 1
  }

  /// Removes and returns all values from a position on.
  mutating func popArray(from start: Int) -> [BridgeValue] {
    var values: [BridgeValue] = []
    values.reserveCapacity(count - start)
    for index in start..<count { values.append(room.moveElement(from: index)) }
    count = start
    return values
  }

  /// Removes and returns all values from a position on.
  mutating func popContiguousArray(from start: Int) -> ContiguousArray<BridgeValue> {
    var values: ContiguousArray<BridgeValue> = []
    values.reserveCapacity(count - start)
    for index in start..<count { values.append(room.moveElement(from: index)) }
    count = start
    return values
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<BridgeValue>.allocate(capacity: max(16, count * 2))
    _ = larger.moveInitialize(fromContentsOf: room)
    room.deallocate()
    room = larger
  }

  deinit {
    room[..<count].deinitialize()
    room.deallocate()
  }
}
