import Foundation
import Locking

/// One update of one package. No other update of the store, in any process, runs at the same time.
///
/// Methods block on the disk. Parts may be written from any thread at the same time; the other methods are called one
/// after the other.
package final class UpdateSession: Sendable {
  package let package: PackageName
  package let channel: PackageName
  /// The identifier of the device for rollouts.
  package let device: String
  /// The time against which expiry is checked.
  package let start: PackageInstant

  let store: PackageStore
  private let lock: StoreLock
  let facts: Locked<Facts>

  /// The facts that a session has collected.
  struct Facts {
    var root: TrustedRoot
    var isOver = false
    /// The objects that were seen to be whole, or were written, in this session.
    var present: Set<PackageDigest> = []
    /// The folders of objects that are there.
    var folders: Set<Substring> = []
  }

  init(
    _ package: PackageName, _ channel: PackageName, store: PackageStore, lock: StoreLock
  ) throws(PackageError) {
    (self.package, self.channel, self.store, self.lock) = (package, channel, store, lock)
    start = PackageInstant(store.options.now())
    let state = try store.changeState { (state) throws(PackageError) -> StoreState in
      // The first change gives the device its identifier.
      try store.adoptEmbeddedRoot(&state)
      return state
    }
    device = state.device
    facts = Locked(Facts(root: store.newestRoot(state)))
  }

  deinit { lock.unlock() }

  /// The version of the interface that the app offers to pages.
  package var hostVersion: UInt64 { store.options.hostVersion }

  /// The newest root.
  package var root: TrustedRoot { facts.withLock { $0.root } }

  /// The versions that the device has accepted of the channel.
  package var floor: Floor {
    get throws(PackageError) {
      try store.readState()[package].channels[channel.text]?.floor ?? Floor()
    }
  }

  /// The releases that the device has of the package.
  package var status: PackageStatus {
    get throws(PackageError) { store.status(of: package, in: try store.readState()) }
  }

  /// Persists the next root, and resets the floors if the keys have changed.
  package func advanceRoot(to next: TrustedRoot) throws(PackageError) {
    try checkIsOpen()
    let root = root
    guard next.document.version == root.document.version + 1 else {
      throw PackageError(
        .downgrade,
        "The root behind version \(root.document.version) has version \(next.document.version).")
    }
    try store.changeState { (state) throws(PackageError) in
      try store.keep(next, in: &state)
      state.resetFloors(from: root.document, to: next.document)
    }
    facts.withLock { $0.root = next }
  }

  /// Returns the file for the bytes of an object. One object has one part at a time.
  package func stagedPart(for digest: PackageDigest, size: Int) throws(PackageError) -> StagedPart {
    try checkIsOpen()
    try createFolder(of: digest)
    return StagedPart(
      digest: digest, size: size, path: store.layout.part(digest, of: package),
      objects: store.objects, disk: store.disk
    ) { [facts] digest in facts.withLock { _ = $0.present.insert(digest) } }
  }

  /// Removes what no release uses, as ``PackageStore/collectGarbage()`` does.
  package func collectGarbage() throws(PackageError) -> PackageGarbage {
    try checkIsOpen()
    return try store.collect()
  }

  /// Ends the session, so that the next one can begin. The session's end of life does the same.
  package func end() {
    facts.withLock { facts in
      if !facts.isOver { lock.unlock() }
      facts.isOver = true
    }
  }

  func checkIsOpen() throws(PackageError) {
    guard !facts.withLock({ $0.isOver }) else {
      throw PackageError(.storage, "The update of “\(package)” has ended.")
    }
  }

  func createFolder(of digest: PackageDigest) throws(PackageError) {
    let name = digest.hexadecimal.prefix(2)
    if facts.withLock({ $0.folders.contains(name) }) { return }
    let path = "\(store.layout.objects)/\(name)"
    if try Descriptor.reading(path, flags: O_NOFOLLOW | O_DIRECTORY) == nil {
      // What is no folder, such as a link to another one, may not stand in its place.
      if FileIdentity(at: path) != nil { try store.disk.unlink(path, .damagedUnlink) }
      try store.disk.createFolder(path)
    }
    facts.withLock { _ = $0.folders.insert(name) }
  }
}

extension PackageStore {
  /// Begins an update, as soon as no other one is under way.
  ///
  /// - Throws: ``PackageError``, or `CancellationError` if the task is cancelled while it waits.
  package func beginUpdate(
    of package: PackageName, channel: PackageName
  ) async throws -> UpdateSession {
    var wait: UInt64 = 1_000_000
    while true {
      // A lock that is asked for again and again, because a thread that waits cannot be cancelled.
      if let lock = try StoreLock.take(layout.updateLock) {
        return try UpdateSession(package, channel, store: self, lock: lock)
      }
      try await Task.sleep(nanoseconds: wait)
      wait = min(wait * 2, 50_000_000)
    }
  }
}
