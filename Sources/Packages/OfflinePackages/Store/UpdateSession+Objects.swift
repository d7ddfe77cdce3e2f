import Foundation
import Locking

extension UpdateSession {
  /// The objects of a release that have to be fetched, those with the highest priority first. Hashes what is not known
  /// to be whole, removes what is damaged, and copies what an embedded package has.
  package func missingObjects(of release: ReleaseDocument) throws(PackageError) -> [PackageDigest] {
    try checkIsOpen()
    let state = try store.readState()
    let trusted = committedObjects(state).subtracting(state.suspects)
    var seen: Set<PackageDigest> = []
    var missing: [PackageDigest] = []
    for file in release.files.sorted(by: { $0.priority > $1.priority })
    where seen.insert(file.digest).inserted {
      if try isPresent(file, isTrusted: trusted.contains(file.digest)) {
        facts.withLock { _ = $0.present.insert(file.digest) }
      } else {
        facts.withLock { _ = $0.present.remove(file.digest) }
        missing.append(file.digest)
      }
    }
    return missing
  }

  /// The objects that a committed release lists: they were on the disk before the release was in the state. Others may
  /// have lost their bytes when the system crashed.
  private func committedObjects(_ state: StoreState) -> Set<PackageDigest> {
    var objects: Set<PackageDigest> = []
    for (text, known) in state.packages {
      guard let name = PackageName(text) else { continue }
      for record in known.records where record.origin == .installed {
        guard let loaded = (try? store.load(record, of: name)).flatMap({ $0 }) else { continue }
        objects.formUnion(loaded.document.files.map(\.digest))
      }
    }
    return objects
  }

  private func isPresent(_ file: ReleaseFile, isTrusted: Bool) throws(PackageError) -> Bool {
    // A link in the place of the folder leads to files that are not the store's.
    try createFolder(of: file.digest)
    if isTrusted, store.objects.seemsToHave(file.digest, size: file.size) { return true }
    if try store.objects.has(file.digest, size: file.size) { return true }
    let path = store.objects.path(of: file.digest)
    if FileIdentity(at: path) != nil { try store.disk.unlink(path, .damagedUnlink) }
    for embedded in store.embeddedPackages.withLock({ Array($0.values) })
    where embedded.objects.seemsToHave(file.digest, size: file.size) {
      if try copy(file, from: embedded.objects) { return true }
    }
    return false
  }

  /// Copies an object of an embedded package, because the next update of the app replaces its folder.
  ///
  /// - Returns: Whether the bytes were those of the object.
  private func copy(_ file: ReleaseFile, from folder: ObjectFolder) throws(PackageError) -> Bool {
    guard let source = try folder.open(file.digest, size: file.size) else { return false }
    let temporary = store.layout.temporary()
    do throws(PackageError) {
      let target = try store.disk.create(temporary, .copyCreate)
      var hasher = DigestHasher()
      var offset = 0
      try ObjectFolder.eachPiece(of: source) { (bytes) throws(PackageError) in
        hasher.update(bytes)
        try store.disk.write(bytes, to: target, at: offset, .copyWrite)
        offset += bytes.count
      }
      guard hasher.finish() == file.digest else {
        try store.disk.unlink(temporary, .partUnlink)
        return false
      }
      try store.disk.sync(target, .copySync)
      try store.disk.rename(temporary, to: store.objects.path(of: file.digest), .copyRename)
    } catch {
      _ = unlink(temporary)
      throw error
    }
    return true
  }
}
