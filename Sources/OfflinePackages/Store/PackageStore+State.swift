import Foundation
import Logging

extension PackageStore {
  /// Changes the state under the lock of all threads and processes. If the closure changes nothing, nothing is written.
  func changeState<Result>(
    _ body: (inout StoreState) throws(PackageError) -> Result
  ) throws(PackageError) -> Result {
    try withStateLock { () throws(PackageError) in try changeLockedState(body) }
  }

  /// As ``changeState(_:)``, for who holds the lock.
  func changeLockedState<Result>(
    _ body: (inout StoreState) throws(PackageError) -> Result
  ) throws(PackageError) -> Result {
    let slots = StateSlots(layout: layout, disk: disk)
    let reading = try slots.read()
    var state = reading.newest ?? StoreState(device: UUID().uuidString.lowercased())
    let before = state
    let result = try body(&state)
    if state != before || reading.isLost {
      state.generation = before.generation + 1
      try slots.write(state, to: reading.next)
      if reading.isLost { send(.stateLost) }
    }
    return result
  }

  func readState() throws(PackageError) -> StoreState {
    try withStateLock { () throws(PackageError) in try readLockedState() }
  }

  /// As ``readState()``, for who holds the lock.
  func readLockedState() throws(PackageError) -> StoreState {
    try StateSlots(layout: layout, disk: disk).read().newest
      ?? StoreState(device: UUID().uuidString.lowercased())
  }

  /// Runs a closure alone among all threads and processes. The system does not suspend the app meanwhile.
  func withStateLock<Result>(
    _ body: () throws(PackageError) -> Result
  ) throws(PackageError) -> Result {
    let end = suspension?.hold {}
    defer { end?() }
    let lock = try StoreLock.wait(for: layout.stateLock)
    defer { lock.unlock() }
    return try body()
  }

  /// Logs an error after which the store goes on.
  func report(_ message: String, _ error: PackageError) {
    options.log.error("\(message): \(error)")
  }

  func send(_ event: PackageEvent) {
    options.log.log(level: event.level, "\(event)")
    subscribers.send(event)
  }
}
