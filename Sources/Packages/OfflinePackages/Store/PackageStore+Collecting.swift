import Foundation
import Locking

extension PackageStore {
  /// Removes what no release uses that is installed, or open in any process. While an update is under way, nothing is
  /// removed.
  public func collectGarbage() throws(PackageError) -> PackageGarbage {
    let end = suspension?.hold {}
    defer { end?() }
    guard let lock = try StoreLock.take(layout.updateLock) else {
      return PackageGarbage(wasPutOff: true)
    }
    defer { lock.unlock() }
    return try collect()
  }

  /// Collects, for who holds the lock of updates: no release can be installed meanwhile, and what others open is one
  /// of the releases that are marked.
  func collect() throws(PackageError) -> PackageGarbage {
    var garbage = PackageGarbage()
    let (state, leased) = try marks(&garbage)
    let releases = state.installed.union(leased)
    var used: Set<PackageDigest> = []
    for digest in releases {
      if let document = loadedReleases.withLock({ $0[digest] })?.document
        ?? manifest(digest).flatMap({ Self.document(of: $0) })
      {
        used.formUnion(document.files.map(\.digest))
      } else if leased.contains(digest), FileIdentity(at: layout.manifest(digest)) != nil {
        // Somebody uses a release whose document became unreadable: its objects are not known.
        return garbage
      }
    }
    try collectObjects(except: used, &garbage)
    try collectDocuments(of: releases, state, &garbage)
    try collectStaging(&garbage)
    send(.collected(garbage))
    return garbage
  }

  /// The state, of which both slots know the same releases from now on, and the releases that are open.
  private func marks(
    _ garbage: inout PackageGarbage
  ) throws(PackageError) -> (StoreState, leased: Set<PackageDigest>) {
    try withStateLock { () throws(PackageError) in
      let slots = StateSlots(layout: layout, disk: disk)
      let reading = try slots.read()
      var state = reading.newest ?? StoreState(device: "")
      if let older = reading.older, !older.installed.isSubset(of: state.installed) {
        // Where the newest slot is damaged later, the other one may not name what is removed now.
        state.generation += 1
        try slots.write(state, to: reading.next)
      }
      var leased = Set(openLoads.withLock { $0.values.map(\.digest) })
      for name in try StoreLayout.names(in: layout.leases) {
        let path = "\(layout.leases)/\(name)"
        if ReleaseLease.isHeld(path, at: options.now()) {
          if let digest = ReleaseLease.release(name) { leased.insert(digest) }
        } else {
          try remove(path, &garbage)
        }
      }
      return (state, leased)
    }
  }

  private func collectObjects(
    except used: Set<PackageDigest>, _ garbage: inout PackageGarbage
  ) throws(PackageError) {
    for name in try StoreLayout.names(in: layout.objects) {
      let folder = "\(layout.objects)/\(name)"
      guard try Descriptor.reading(folder, flags: O_NOFOLLOW | O_DIRECTORY) != nil else {
        try remove(folder, &garbage)
        continue
      }
      for file in try StoreLayout.names(in: folder) {
        let digest = PackageDigest(hexadecimal: file)
        if let digest, digest.hexadecimal.hasPrefix(name), used.contains(digest) { continue }
        let path = "\(folder)/\(file)"
        let size = FileIdentity(at: path)?.size ?? 0
        try disk.unlink(path, .collectionUnlink)
        garbage.objects += 1
        garbage.bytes += size
      }
    }
  }

  private func collectDocuments(
    of releases: Set<PackageDigest>, _ state: StoreState, _ garbage: inout PackageGarbage
  ) throws(PackageError) {
    let manifests = Set(releases.map { "\($0.hexadecimal).json" })
    for name in try StoreLayout.names(in: layout.manifests) where !manifests.contains(name) {
      try remove("\(layout.manifests)/\(name)", &garbage)
    }
    let root = state.root.map { "\($0.version).json" }
    for name in try StoreLayout.names(in: layout.roots) where name != root {
      try remove("\(layout.roots)/\(name)", &garbage)
    }
  }

  /// Removes interrupted downloads that are older than a week, or newer than the clock's time.
  private func collectStaging(_ garbage: inout PackageGarbage) throws(PackageError) {
    let now = Int(PackageInstant(options.now()).seconds)
    for name in try StoreLayout.names(in: layout.staging) {
      let path = "\(layout.staging)/\(name)"
      let age = FileIdentity(at: path).map { now - $0.modificationTime } ?? 0
      if name.hasPrefix(".") || abs(age) > 7 * 86_400 { try remove(path, &garbage) }
    }
  }

  private func remove(_ path: String, _ garbage: inout PackageGarbage) throws(PackageError) {
    try disk.unlink(path, .collectionUnlink)
    garbage.otherFiles += 1
  }
}

/// The objects and files that a collection has removed.
public struct PackageGarbage: Hashable, Sendable {
  /// The number of removed objects.
  public internal(set) var objects = 0
  /// The bytes of the removed objects.
  public internal(set) var bytes = 0
  /// The number of other removed files: documents, leases, interrupted downloads, and files that do not belong there.
  public internal(set) var otherFiles = 0
  /// Whether nothing was looked at, because an update is under way.
  public internal(set) var wasPutOff = false
}

extension PackageGarbage: CustomStringConvertible {
  /// The counts in one line.
  public var description: String {
    wasPutOff
      ? "put off, because an update is under way"
      : "\(objects) objects with \(bytes) bytes, \(otherFiles) other files"
  }
}
