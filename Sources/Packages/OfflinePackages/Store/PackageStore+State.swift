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

extension PackageStore {
  /// The releases that the packages would open now, for a look at what they serve: nothing is counted and nothing changed.
  package func served() -> [ReleaseDocument] {
    guard let state = try? readState() else { return [] }
    return state.packages.compactMap { name, known in
      guard let package = PackageName(name) else { return nil }
      for record in [known.pending, known.current].compactMap({ $0 }) {
        if let loaded = (try? load(record, of: package)).flatMap({ $0 }) { return loaded.document }
      }
      return nil
    }
  }
}

extension PackageStore {
  /// The size of a release's files, in bytes; `nil` if the device no longer has the release.
  package func size(of release: InstalledRelease) -> Int? {
    guard let state = try? readState(),
      let record = state[release.package].records.first(where: { $0.digest == release.digest }),
      let loaded = try? load(record, of: release.package)
    else { return nil }
    return loaded.document.files.reduce(0) { $0 + $1.size }
  }
}
