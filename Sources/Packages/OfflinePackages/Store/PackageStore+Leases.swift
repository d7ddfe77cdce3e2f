import Foundation
import Locking

/// The leases of open releases, and what becomes of them while the system suspends the app.
extension PackageStore {
  /// Leases a release to a load, for who holds the state's lock.
  func lease(_ digest: PackageDigest, _ nonce: String) {
    var load = OpenLoad(digest: digest)
    do throws(PackageError) {
      let lease = try ReleaseLease(layout.lease(digest, nonce: nonce), disk: disk)
      load.lease = lease
      if let suspension, isParked.withLock({ $0 }) { try lease.park(suspension.mark) }
    } catch {
      report("A release cannot be leased", error)
    }
    openLoads.withLock { $0[nonce] = load }
  }

  func endLoad(_ nonce: String) {
    let load = openLoads.withLock { $0.removeValue(forKey: nonce) }
    // The lease ends here, after the lock.
    _ = load
  }

  /// Parks the leases, because the system may suspend the app from now on.
  func parkLeases() {
    guard let mark = suspension?.mark else { return }
    changeLeases(isParked: true) { (lease) throws(PackageError) in try lease.park(mark) }
  }

  /// Locks the leases again.
  func unparkLeases() {
    changeLeases(isParked: false) { (lease) throws(PackageError) in try lease.unpark() }
  }

  private func changeLeases(
    isParked: Bool, _ change: (ReleaseLease) throws(PackageError) -> Void
  ) {
    do throws(PackageError) {
      try withStateLock {
        let wasParked = self.isParked.withLock { old in
          defer { old = isParked }
          return old
        }
        guard wasParked != isParked else { return }
        for lease in openLoads.withLock({ $0.values.compactMap(\.lease) }) {
          do throws(PackageError) {
            try change(lease)
          } catch {
            report("A lease cannot be \(isParked ? "parked" : "locked again")", error)
          }
        }
      }
    } catch {
      report("The leases cannot be \(isParked ? "parked" : "locked again")", error)
    }
  }

  /// Removes the leases that an earlier process of this app has parked, with their unfinished loads: the system, the
  /// user or an update ended the suspended app, which says nothing about the release.
  func removeParkedLeases() throws(PackageError) {
    try withStateLock { () throws(PackageError) in
      let names = try parkedNames()
      try changeLockedState { state in
        for name in names {
          guard let digest = ReleaseLease.release(name) else { continue }
          for package in state.packages.keys {
            state.packages[package]?.update(digest) { record in
              record.attempts.removeAll {
                $0.nonce == ReleaseLease.nonce(name) && $0.outcome == .loading
              }
            }
          }
        }
      }
      for name in names { try disk.unlink("\(layout.leases)/\(name)", .leaseUnlink) }
    }
  }

  /// The names of the leases that an earlier process of this app has parked.
  private func parkedNames() throws(PackageError) -> [String] {
    guard let suspension else { return [] }
    var names: [String] = []
    for name in try StoreLayout.names(in: layout.leases) {
      let path = "\(layout.leases)/\(name)"
      guard let file = try Descriptor.reading(path, flags: O_NOFOLLOW),
        let mark = ParkedMark(in: file), mark.owner == suspension.owner,
        mark.process != suspension.process
      else { continue }
      names.append(name)
    }
    return names
  }

  /// Runs an update, which ends before the system suspends the app, because it holds a lock.
  func endingBeforeSuspension(_ update: @escaping @Sendable () async throws -> Void) async throws {
    guard let suspension else { return try await update() }
    let isSuspended = Locked(false)
    let task = Task { try await update() }
    let end = suspension.hold {
      isSuspended.withLock { $0 = true }
      task.cancel()
    }
    defer { end() }
    do {
      try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    } catch is CancellationError where isSuspended.withLock({ $0 }) {
      throw PackageError(
        .network,
        "The update ended because the system suspends the app. Update again when the app is active; what has come stays."
      )
    }
  }
}
